import { and, eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Store } from "~/db/store";
import { hashPassword, isOutdated, isPassword } from "~/features/access/password/hash.server";
import type { Turn } from "~/platform/semaphore";

type Credentials = { email: string; password: string };

/** The id of the account that these credentials open; null for a wrong password and an unknown address alike. */
export async function logIn(
  store: Store,
  { email, password }: Credentials,
  turn: Turn = { key: email },
): Promise<string | null> {
  // remix-auth reads credentials from a request's form: pages and API pass these two fields in one made for it.
  const form = new Request("http://log-in.invalid/", {
    method: "POST",
    body: new URLSearchParams({ email, password }),
  });
  return new Authenticator<string | null>()
    .use(new FormStrategy(({ form }) => verify(store, form, turn)))
    .authenticate("form", form);
}

async function verify(store: Store, form: FormData, turn: Turn): Promise<string | null> {
  const { users } = store.read.t;
  const password = String(form.get("password"));
  const [account] = await store.read
    .select({ id: users.id, stored: users.password_hash })
    .from(users)
    .where(eq(users.email, String(form.get("email"))));
  if (!(await isPassword(password, account?.stored, turn)) || !account) return null;
  if (isOutdated(account.stored)) await storeAgain(store, account, password, turn);
  return account.id;
}

async function storeAgain(
  store: Store,
  { id, stored }: { id: string; stored: string },
  password: string,
  turn: Turn,
) {
  const password_hash = await hashPassword(password, turn);
  await store.tx(async (db) => {
    const { users } = db.t;
    await db
      .update(users)
      .set({ password_hash })
      .where(and(eq(users.id, id), eq(users.password_hash, stored)));
  });
}
