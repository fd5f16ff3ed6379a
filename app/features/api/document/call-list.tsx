import "./call-list.css";

export type CallText = {
  method: string;
  path: string;
  summary: string;
  access: string;
  /** Of a personal token; null where none is needed. */
  scope: string | null;
  query: string[];
  body: string[];
  refusals: { status: string; text: string }[];
};

/** The calls of one part of the API, for reading. */
export function CallList({ title, calls }: { title: string; calls: CallText[] }) {
  return (
    <section className="api-calls">
      <h2>{title}</h2>
      {calls.map((call) => (
        <article key={`${call.method} ${call.path}`} className="card">
          <h3>
            <code>
              {call.method} {call.path}
            </code>
          </h3>
          <p>{call.summary}.</p>
          <dl>
            <dt>For</dt>
            <dd>{call.access}</dd>
            {call.scope && (
              <>
                <dt>Scope</dt>
                <dd>{call.scope}</dd>
              </>
            )}
            {call.query.length > 0 && <Fields title="Query" names={call.query} />}
            {call.body.length > 0 && <Fields title="Body" names={call.body} />}
            {call.refusals.map(({ status, text }) => (
              <Refusal key={status} status={status} text={text} />
            ))}
          </dl>
        </article>
      ))}
    </section>
  );
}

function Fields({ title, names }: { title: string; names: string[] }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <code>{names.join(", ")}</code>
      </dd>
    </>
  );
}

function Refusal({ status, text }: { status: string; text: string }) {
  return (
    <>
      <dt>{status}</dt>
      <dd>{text}</dd>
    </>
  );
}
