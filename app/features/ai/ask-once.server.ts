import type OpenAI from "openai";
import { z } from "zod";
import { attempt } from "~/platform/attempt";
import { AiFailure } from "./ai-failure";
import { type Question, shapeOf } from "./question.server";

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

export async function askOnce<T>(client: OpenAI, question: Question<T>, signal: AbortSignal): Promise<T> {
  const received = await send(client, question, signal);
  const { data } = completion.safeParse(received);
  const content = jsonOf(data?.choices[0]?.message.content ?? "");
  const answer = question.answer.safeParse(content);
  if (!answer.success) throw new AiFailure("an answer that was not as asked for", true);
  return answer.data;
}

async function send<T>(client: OpenAI, question: Question<T>, signal: AbortSignal): Promise<unknown> {
  const { name, instructions, content, answer, model } = question;
  try {
    return await client.chat.completions.create(
      {
        model,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content },
        ],
        response_format: {
          type: "json_schema",
          json_schema: { name, strict: true, schema: shapeOf(answer) },
        },
      },
      { signal },
    );
  } catch (error) {
    throw failureOf(error, signal, (await import("openai")).APIError);
  }
}

/** Drops the error's own message: services repeat keys and texts in it. */
function failureOf(error: unknown, signal: AbortSignal, APIError: typeof OpenAI.APIError): AiFailure {
  if (error instanceof AiFailure) return error;
  if (signal.aborted) return new AiFailure("no answer in time");
  if (error instanceof SyntaxError) return new AiFailure("an answer that was not as asked for", true);
  const status = error instanceof APIError ? error.status : undefined;
  if (typeof status === "number") return new AiFailure(`status ${status}`, status >= 500);
  return new AiFailure("no connection", true);
}

const jsonOf = (text: string): unknown =>
  attempt(() => JSON.parse(text.replace(/^\s*```(?:json)?|```\s*$/g, "")));
