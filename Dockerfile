# Built in one stage, run in another: the image holds Python, the pinned packages and the bot, and
# no tool that built them.

FROM python:3.11-slim AS build

ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_CACHE_DIR=1 \
    PIP_ROOT_USER_ACTION=ignore

WORKDIR /build
COPY requirements/build.lock requirements/runtime.lock requirements/
RUN python -m pip install --require-hashes --no-deps -r requirements/build.lock \
 && python -m venv --without-pip /venv \
 && python -m pip --python /venv/bin/python install --require-hashes --no-deps \
        -r requirements/runtime.lock

COPY pyproject.toml README.md LICENSE ./
COPY bot bot
COPY localdiscord localdiscord
COPY rulesets rulesets
COPY migrations migrations
RUN python -m pip wheel --no-deps --no-build-isolation --wheel-dir wheels . \
 && python -m pip --python /venv/bin/python install --no-deps wheels/*.whl \
 && /venv/bin/python -m bot.lookup


FROM python:3.11-slim

RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin \
        vexille \
 && install --directory --owner=vexille --group=vexille --mode=0750 /data

COPY --from=build /venv /venv

ENV PATH=/venv/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    VEXILLE_DATABASE=sqlite+aiosqlite:////data/vexille.db \
    VEXILLE_HEALTH_PORT=8080 \
    VEXILLE_LOG_FORMAT=json

USER 10001:10001
WORKDIR /data
VOLUME /data

HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-m", "bot.process.health"]

ENTRYPOINT ["python", "-m", "bot"]
