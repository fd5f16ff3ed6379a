import "../support/route-env";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parse as parseIni } from "ini";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { daysCall, todayCall } from "~/features/api/calls/day-calls.server";
import { readSettings } from "~/platform/settings/settings.server";
import { PROXY_NAMES, SETTING_NAMES } from "~/platform/settings/settings-schema.server";
import { scripts, version } from "../../package.json";
import { scratchFolder } from "../support/store";

const sample = (name: string) => readFileSync(`server/samples/${name}`, "utf8");
const OWN_IMAGE = `ghcr.io/OWNER/pixelplate:v${version}`;

/** What Compose 2.20 knows of a service, as far as the samples use it; an `env_file` with `required` is newer. */
const SERVICE_KEYS = [
  ..."build image restart init read_only tmpfs cap_drop security_opt stop_grace_period mem_limit user".split(
    " ",
  ),
  ..."logging ports volumes environment labels command".split(" "),
];
/** What Quadlet of Podman 5.0 knows, as far as the sample uses it. */
const QUADLET_KEYS = {
  Unit: ["Description"],
  Container:
    "Image PublishPort Volume Environment ReadOnly Tmpfs RunInit NoNewPrivileges DropCapability StopTimeout PodmanArgs".split(
      " ",
    ),
  Service: ["Restart", "TimeoutStartSec"],
  Install: ["WantedBy"],
};
const GIVEN: Record<string, string> = {
  DOMAIN: "food.example.org",
  BASE_URL: "https://food.example.org",
  DATABASE_URL: "postgres://food:secret@localhost/food",
};

type Service = Partial<Record<string, unknown>> & {
  environment?: Record<string, string | null>;
  ports?: string[];
  volumes?: string[];
  labels?: Record<string, string>;
};

const filled = (value: string) =>
  value.replace(/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g, (_, name, otherwise = "") => GIVEN[name] ?? otherwise);

/** The settings that the product makes of it; throws where it would not start. */
function settingsOf(environment: Record<string, string | null | undefined>) {
  const given = Object.entries(environment).map(([name, value]) => [name, value && filled(value)]);
  expect([...SETTING_NAMES, ...PROXY_NAMES]).toEqual(expect.arrayContaining(given.map(([name]) => name)));
  return readSettings(Object.fromEntries(given));
}

test.each([
  ["../../compose.yaml", "pixelplate", undefined],
  ["compose.scale.yaml", "one", undefined],
  ["compose.traefik.yaml", "pixelplate", OWN_IMAGE],
])("Compose 2.20 takes %s", (file, own, image) => {
  const { services, volumes } = parse(sample(file), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, null>;
  };
  for (const service of Object.values(services)) {
    expect(SERVICE_KEYS).toEqual(expect.arrayContaining(Object.keys(service)));
    const named = (service.volumes ?? []).map((volume) => volume.split(":")[0] ?? "");
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named.filter((name) => /^\w/.test(name))));
    for (const port of service.ports ?? []) expect(filled(port)).toMatch(/^\d+:\d+$/);
  }
  const { environment = {}, ...service } = services[own] ?? {};
  if (image) expect(service.image).toBe(image);
  expect(service).toMatchObject({ init: true, read_only: true, cap_drop: ["ALL"], tmpfs: ["/tmp"] });
  expect((service.volumes ?? []).map((volume) => volume.split(":")[1])).toEqual(["/data"]);
  expect(settingsOf(environment).port).toBe(3000);
});

test("Traefik finds the server's port, host and limits", () => {
  const { services } = parse(sample("compose.traefik.yaml"));
  const { labels, environment } = services.pixelplate;
  const router = "traefik.http.routers.pixelplate";
  expect(filled(labels[`${router}.rule`])).toBe("Host(`food.example.org`)");
  expect(Number(labels["traefik.http.services.pixelplate.loadbalancer.server.port"])).toBe(
    settingsOf(environment).port,
  );
  const size = `traefik.http.middlewares.${labels[`${router}.middlewares`]}.buffering.maxRequestBodyBytes`;
  expect(Number(labels[size])).toBe(9 * 1024 * 1024);
  const flags: string[] = services.traefik.command;
  for (const name of [labels[`${router}.entrypoints`], labels[`${router}.tls.certresolver`]])
    expect(flags.some((flag) => flag.startsWith("--") && flag.includes(`.${name}.`))).toBe(true);
  expect(settingsOf(environment)).toMatchObject({ baseUrl: GIVEN.BASE_URL, trustProxy: 1, signUps: "first" });
});

test("Podman's Quadlet takes the unit", () => {
  const unit: Record<string, Record<string, string>> = parseIni(sample("pixelplate.container"));
  for (const [section, keys] of Object.entries(QUADLET_KEYS))
    expect(keys).toEqual(expect.arrayContaining(Object.keys(unit[section] ?? { none: "" })));
  const { Container: container = {} } = unit;
  expect(container).toMatchObject({ Image: OWN_IMAGE, ReadOnly: true, Tmpfs: "/tmp", DropCapability: "all" });
  const [, published] = /^127\.0\.0\.1:(\d+):\1$/.exec(container.PublishPort ?? "") ?? [];
  const { port, signUps } = settingsOf(parseIni(container.Environment ?? ""));
  expect([Number(published), signUps]).toEqual([port, "first"]);
  const [volume = "", target] = (container.Volume ?? "").split(":");
  expect(target).toBe("/data");
  expect(parseIni(sample(volume))).toEqual({ Volume: { VolumeName: "pixelplate" } });
});

test("Kubernetes runs one server that owns its data, and asks the paths that answer", () => {
  const documents = parseAllDocuments(sample("kubernetes.yaml"));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const kinds = Object.fromEntries(documents.map((one) => [one.get("kind"), one.toJS()]));
  expect(Object.keys(kinds)).toEqual(["PersistentVolumeClaim", "Deployment", "Service", "Ingress"]);
  const { replicas, strategy, selector, template } = kinds.Deployment.spec;
  expect([replicas, strategy.type]).toEqual([1, "Recreate"]);
  expect(template.metadata.labels).toEqual(selector.matchLabels);
  expect(kinds.Service.spec.selector).toEqual(selector.matchLabels);
  const [container] = template.spec.containers;
  expect(container.image).toBe(OWN_IMAGE);
  const env = Object.fromEntries(
    container.env.map(({ name, value }: Record<string, string>) => [name, value]),
  );
  expect(settingsOf(env).port).toBe(container.ports[0].containerPort);
  expect(container.livenessProbe.httpGet).toEqual({ path: "/healthz", port: container.ports[0].name });
  expect(container.readinessProbe.httpGet.path).toBe("/readyz");
  expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
    "/data",
    "/tmp",
  ]);
  expect(template.spec.volumes[0].persistentVolumeClaim.claimName).toBe(
    kinds.PersistentVolumeClaim.metadata.name,
  );
  const [rule] = kinds.Ingress.spec.rules;
  expect(env.BASE_URL).toBe(`https://${rule.host}`);
  expect(rule.http.paths[0].backend.service.name).toBe(kinds.Service.metadata.name);
});

test("Unraid takes the template", () => {
  const text = sample("unraid.xml");
  expect(XMLValidator.validate(text)).toBe(true);
  const { Container: container } = new XMLParser({ ignoreAttributes: false }).parse(text);
  expect(container.Repository).toBe(OWN_IMAGE);
  const entries: Record<string, string>[] = container.Config;
  const ofType = (type: string) => entries.filter((entry) => entry["@_Type"] === type);
  const variables = ofType("Variable").map((one) => [one["@_Target"], `${one["#text"] ?? ""}`]);
  const { port, signUps } = settingsOf(Object.fromEntries(variables));
  expect(signUps).toBe("first");
  expect(ofType("Port").map((one) => one["@_Target"])).toEqual([`${port}`]);
  expect(ofType("Path").map((one) => one["@_Target"])).toEqual(["/data"]);
  expect(container.WebUI).toBe(`http://[IP]:[PORT:${port}]`);
});

const systemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!systemd)("systemd takes the unit", () => {
  const folder = scratchFolder();
  const unit = sample("pixelplate.service")
    .replace("/usr/bin/node", process.execPath)
    .replaceAll("/opt/pixelplate", process.cwd())
    .replace("User=pixelplate\n", "");
  writeFileSync(`${folder}/pixelplate.service`, unit);
  const { status, stderr } = spawnSync(
    "systemd-analyze",
    ["verify", "--man=no", `${folder}/pixelplate.service`],
    { encoding: "utf8" },
  );
  expect([status, stderr.split("\n").filter((line) => line.includes("pixelplate"))]).toEqual([0, []]);
});

test("systemd starts what `npm start` starts, with settings that are right", () => {
  const { Service } = parseIni(sample("pixelplate.service"));
  const [, command] = /^\/usr\/bin\/(.+)$/.exec(Service.ExecStart) ?? [];
  const [allocation, ...environment] = String(Service.Environment).split(" ");
  expect(scripts.start).toBe(`${allocation} exec ${command}`);
  expect(settingsOf(Object.fromEntries(environment.map((pair) => pair.split("="))))).toMatchObject({
    port: 3000,
    signUps: "first",
  });
});

test("Prometheus' alerts ask for figures that there are", () => {
  const { groups } = parse(sample("prometheus-alerts.yaml"));
  const rules: { alert: string; expr: string; annotations: { summary: string } }[] = groups[0].rules;
  const source = readFileSync("app/platform/log/prometheus.server.ts", "utf8");
  const named = rules.flatMap(({ expr }) => expr.match(/pixelplate_\w+/g) ?? []);
  expect(new Set(named).size).toBeGreaterThanOrEqual(4);
  for (const name of named) {
    const own = name.replace(/^pixelplate_(?:edge_)?/, "");
    expect(source, name).toMatch(new RegExp(`"(?:pixelplate_)?${own}"`));
  }
  for (const { alert, annotations } of rules) expect(alert + annotations.summary).toMatch(/^Pixelplate.+\.$/);
});

test("Home Assistant's sensors and Grafana's panels ask for what the API answers", () => {
  const secret = { tag: "!secret", resolve: (name: string) => `secret ${name}` };
  const { rest } = parse(sample("home-assistant.yaml"), { customTags: [secret] });
  const [{ resource, headers, sensor }] = rest;
  expect([new URL(resource).pathname, headers.Authorization]).toEqual([
    "/api/today",
    "secret pixelplate_token",
  ]);
  const paths = (text: string) => [...text.matchAll(/value_json\.([\w.]+)/g)].map(([, path = ""]) => path);
  const wanted = sensor.flatMap((one: { value_template: string }) => paths(one.value_template));
  expect(wanted).toContain("data.totals.calories");
  const today = z.toJSONSchema(z.object({ data: todayCall.answer }));
  for (const path of wanted) expect(fieldAt(today, path), path).toBeDefined();
  const [picture] = sensor.filter((one: object) => "json_attributes" in one);
  for (const name of picture.json_attributes) expect(fieldAt(today, `data.${name}`), name).toBeDefined();
  expect(new Set(sensor.map((one: { unique_id: string }) => one.unique_id)).size).toBe(sensor.length);

  const dashboard = JSON.parse(sample("grafana-dashboard.json"));
  const days = z.toJSONSchema(z.object({ data: daysCall.answer }));
  for (const { targets } of dashboard.panels)
    for (const { url, root_selector: root, columns } of targets) {
      const address = new URL(url.replace(/\$\{[^}]+\}/g, "2026-03-01"), "https://food.lan");
      expect(address.pathname).toBe(daysCall.path);
      expect(daysCall.query?.safeParse(Object.fromEntries(address.searchParams)).success).toBe(true);
      const row = fieldAt(days, root)?.items as Field;
      for (const { selector } of columns) expect(fieldAt(row, selector), selector).toBeDefined();
    }
});

type Field = { properties?: Record<string, Field>; items?: unknown };

const fieldAt = (schema: object, path: string): Field | undefined =>
  path.split(".").reduce<Field | undefined>((field, name) => field?.properties?.[name], schema as Field);
