"""The installed package: it holds all that lies in the tree."""

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

from tests.architecture.sources import ROOT, files


def test_the_wheel_holds_every_file_of_the_packages(tmp_path: Path) -> None:
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = data["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path))
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    held = set(zipfile.ZipFile(wheel).namelist())
    paths = {path.relative_to(ROOT).as_posix() for path in files()}
    wanted = {path for path in paths if path.split("/")[0] in packages}
    assert wanted - held == set(), "does .gitignore leave these out?"
