"""The programs that the deployment files are for accept them, if installed, and the names in them exist."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from pharos.server.metrics import REGISTRY
from pharos.server.settings import ServerSettings

DEPLOY = Path(__file__).resolve().parents[2] / "docs/deploy"
UNITS = ("pharos.service", "pharos@.service")


def tool(name: str) -> str:
    """Returns a program that reads a file, or skips with one line."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed: its files were not read by it")
    return found


def accepted(*command: str | Path, folder: Path = DEPLOY, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def exported() -> set[str]:
    """Returns the names of all metrics that the server exports to Prometheus."""
    names: set[str] = set()
    for family in REGISTRY.collect():
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}.get(family.type, ("",))
        names.update(f"{family.name}{end}" for end in ends)
    return names


def expressions() -> Iterator[tuple[str, str]]:
    """Returns the queries of alerts and dashboard, each with its name."""
    for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]:
        for rule in group["rules"]:
            yield rule["alert"], rule["expr"]
    for panel in json.loads((DEPLOY / "grafana/pharos.json").read_text())["panels"]:
        for target in panel["targets"]:
            yield panel["title"], target["expr"]


def test_alerts_and_board_name_only_what_the_server_tells() -> None:
    known = exported()
    used: set[str] = set()
    for name, expression in expressions():
        series = set(re.findall(r"\bpharos_\w+", expression))
        assert series <= known, f"{name}: {series - known}"
        assert series or "up{" in expression, name
        used |= series
    told = {name for name in known if not name.endswith(("_count", "_sum"))}
    assert told <= used, f"nobody looks at {told - used}"


def test_labels_of_the_board_are_those_of_the_server() -> None:
    labels = {"instance", "le"}
    for family in REGISTRY.collect():
        labels.update(label for sample in family.samples for label in sample.labels)
    labels.update(*(getattr(one, "_labelnames", ()) for one in REGISTRY._collector_to_names))
    labels.add("kind")  # of entries, which exists once there is one
    for name, expression in expressions():
        for group in re.findall(r"\bby \(([\w, ]+)\)", expression):
            assert set(group.split(", ")) <= labels, name


def test_every_alert_is_seen_to_speak() -> None:
    alerts = {
        rule["alert"]
        for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]
        for rule in group["rules"]
    }
    spoken = {
        case["alertname"]
        for test in yaml.safe_load((DEPLOY / "alerts_test.yml").read_text())["tests"]
        for case in test["alert_rule_test"]
        if case["exp_alerts"]
    }
    assert alerts == spoken
    promtool = tool("promtool")
    accepted(promtool, "check", "config", "prometheus.yml")
    accepted(promtool, "check", "config", "prometheus.compose.yml")
    accepted(promtool, "test", "rules", "alerts_test.yml")


def settings_in(text: str) -> set[str]:
    return set(re.findall(r"\bPHAROS_([A-Z_]+)\b(?==|: )", text))


def test_every_setting_of_a_file_exists() -> None:
    known = {name.upper() for name in ServerSettings.__struct_fields__} | {"DATA"}
    for name in (*UNITS, "environment.example", "Containerfile", "compose.yaml"):
        ours = settings_in((DEPLOY / name).read_text(encoding="utf-8"))
        assert ours - {"DOMAIN", "PASSWORD", "BUILD", "VERSION"} <= known, name
        assert ours, name


@pytest.mark.parametrize("name", UNITS)
def test_systemd_reads_the_unit(name: str, tmp_path: Path) -> None:
    one, several = (
        (DEPLOY / unit).read_text(encoding="utf-8").partition("# What the server")[2] for unit in UNITS
    )
    assert one == several, "the units protect alike"
    text = (DEPLOY / name).read_text(encoding="utf-8").replace("/opt/pharos/bin/pharos", "/bin/true")
    unit = tmp_path / name.replace("@", "@8001")
    unit.write_text(text, encoding="utf-8")
    assert accepted(tool("systemd-analyze"), "verify", "--man=no", unit).strip() == ""


def test_proxies_read_their_files_and_hide_the_metrics(tmp_path: Path) -> None:
    for name in ("Caddyfile", "Caddyfile.compose", "nginx.conf"):
        assert "/metrics" in (DEPLOY / name).read_text(encoding="utf-8")
    caddy = tool("caddy")
    for name in ("Caddyfile", "Caddyfile.compose"):
        accepted(caddy, "validate", "--adapter", "caddyfile", "--config", DEPLOY / name, folder=tmp_path)


def test_nginx_reads_its_file(tmp_path: Path) -> None:
    nginx = tool("nginx")
    key, chain = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    subject = ("-subj", "/CN=play.example.org", "-days", "2", "-nodes", "-newkey", "rsa:2048")
    accepted(tool("openssl"), "req", "-x509", *subject, "-keyout", key, "-out", chain)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("/etc/ssl/pharos", str(tmp_path))
    (tmp_path / "pharos.conf").write_text(text, encoding="utf-8")
    http = f"http {{ access_log off; include {tmp_path}/pharos.conf; }}"
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} {http}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    accepted(nginx, "-t", "-q", "-c", tmp_path / "nginx.conf", "-p", tmp_path)


def test_the_compose_file_is_read_and_its_files_are_there() -> None:
    told = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    for name, service in told["services"].items():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in told["volumes"] or (DEPLOY / source).is_file(), f"{name}: {volume}"
        for network in service["networks"]:
            assert network in told["networks"]
        assert service["restart"] == "unless-stopped"
    (subnet,) = told["networks"]["front"]["ipam"]["config"]
    assert told["services"]["pharos"]["environment"]["PHAROS_PROXIES"] == subnet["subnet"]
    public = [port for service in told["services"].values() for port in service.get("ports", ())]
    assert [port for port in public if not port.startswith("127.0.0.1:")] == [
        "80:80",
        "443:443",
        "443:443/udp",
    ]
    accepted(tool("docker-compose"), "--file", "compose.yaml", "config", "--quiet", PHAROS_PASSWORD="x")
