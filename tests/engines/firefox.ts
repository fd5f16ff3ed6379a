import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { error, Session, WebDriver } from "selenium-webdriver";
import { type Command, Name } from "selenium-webdriver/lib/command";
import { vi } from "vitest";

/** Firefox without a window. It takes WebDriver's commands on a line of its own (Marionette), so no driver stands between. */
export async function openFirefox(program: string, home: string): Promise<[WebDriver, ChildProcess]> {
  const preferences = { "marionette.port": 0, "datareporting.policy.dataSubmissionEnabled": false };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(home, "user.js"), lines.join(""));
  const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, HOME: home, LANG: "C.UTF-8" };
  const child = spawn(program, ["--headless", "--marionette", "--no-remote", "--profile", home], {
    env,
    stdio: "ignore",
  });
  const port = join(home, "MarionetteActivePort");
  await vi.waitUntil(() => existsSync(port) && readFileSync(port, "utf8"), { timeout: 60_000, interval: 50 });
  const socket = connect(Number(readFileSync(port, "utf8")), "127.0.0.1");
  await once(socket, "connect");
  const line = new Marionette(socket);
  const { sessionId, capabilities } = (await line.call("WebDriver:NewSession", {})) as {
    sessionId: string;
    capabilities: object;
  };
  return [new WebDriver(new Session(sessionId, capabilities), line), child];
}

/** Marionette's names of the commands that the tests give. */
const NAMES: Record<string, string> = {
  [Name.GET]: "WebDriver:Navigate",
  [Name.GET_CURRENT_URL]: "WebDriver:GetCurrentURL",
  [Name.FIND_ELEMENT]: "WebDriver:FindElement",
  [Name.FIND_ELEMENTS]: "WebDriver:FindElements",
  [Name.CLICK_ELEMENT]: "WebDriver:ElementClick",
  [Name.CLEAR_ELEMENT]: "WebDriver:ElementClear",
  [Name.SEND_KEYS_TO_ELEMENT]: "WebDriver:ElementSendKeys",
  [Name.GET_ELEMENT_ATTRIBUTE]: "WebDriver:GetElementAttribute",
  [Name.EXECUTE_SCRIPT]: "WebDriver:ExecuteScript",
  [Name.EXECUTE_ASYNC_SCRIPT]: "WebDriver:ExecuteAsyncScript",
  [Name.DELETE_ALL_COOKIES]: "WebDriver:DeleteAllCookies",
  [Name.SCREENSHOT]: "WebDriver:TakeScreenshot",
  [Name.QUIT]: "Marionette:Quit",
};

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

class Marionette {
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (reason: unknown) => void }
  >();
  #read = Buffer.alloc(0);
  #sent = 0;

  constructor(readonly socket: Socket) {
    socket.on("data", (data: Buffer) => this.#take(data));
  }

  async execute(command: Command): Promise<unknown> {
    const { id, ...parameters } = command.getParameters() as { id?: Record<string, string> };
    const name = NAMES[command.getName()];
    if (!name) throw new Error(`no test has needed ${command.getName()} yet: add it to NAMES`);
    const answer = await this.call(name, id ? { ...parameters, id: id[ELEMENT] } : parameters);
    return answer !== null && typeof answer === "object" && "value" in answer ? answer.value : answer;
  }

  call(name: string, parameters: object): Promise<unknown> {
    const message = JSON.stringify([0, ++this.#sent, name, parameters]);
    const answer = new Promise((resolve, reject) => this.#waiting.set(this.#sent, { resolve, reject }));
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return answer;
  }

  /** Messages come as their length, a colon and JSON. */
  #take(data: Buffer) {
    this.#read = Buffer.concat([this.#read, data]);
    for (;;) {
      const start = this.#read.indexOf(":") + 1;
      const end = start + Number(this.#read.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || this.#read.length < end) return;
      const message = JSON.parse(this.#read.toString("utf8", start, end));
      this.#read = this.#read.subarray(end);
      // The first one greets.
      if (Array.isArray(message)) this.#answer(message as Answer);
    }
  }

  #answer([, number, failure, value]: Answer) {
    const call = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (!failure) return call?.resolve(value);
    try {
      error.throwDecodedError(failure);
    } catch (reason) {
      call?.reject(reason);
    }
  }
}

type Answer = [kind: 1, number: number, failure: { error: string; message: string } | null, value: unknown];
