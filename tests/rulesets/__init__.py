import pytest

# Its assertions tell what they compared, as those of test modules do.
pytest.register_assert_rewrite("tests.rulesets.cases")
