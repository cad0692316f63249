"""Results of a campaign: logged, confirmed, disputed, ruled on by an organiser."""
