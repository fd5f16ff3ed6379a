import { INFO, PASSWORD } from "./app";

/**
 * Who may open a route. `everyone`; `visitors` only, so that those who are signed in are sent home; the `signed-in`;
 * its `owner`, for whom it holds something, while to anybody else signed in it is as missing as any random id.
 */
type Openness = "everyone" | "visitors" | "signed-in" | "owner";

export type Row = {
  /** A call of programs: it answers in JSON, and tells those who may not that they may not. */
  api?: true;
  /** Its refusals are JSON-RPC. */
  rpc?: true;
  /** An address; `{foodId}` and `{shareId}` are A's. */
  path: string;
  open: Openness;
  /** Who may change something by it, when those are others than may GET it. */
  writes?: "signed-in";
  /** The same address of something that never was; for an `owner`'s. */
  random?: string;
  /** What a GET is answered with, when that is not 200 and not implied by `open`. */
  get?: number;
  /** Where a GET sends everybody: the route only takes forms. */
  leads?: string;
  /** A form that its action takes. */
  form?: Record<string, string>;
  /** Fields that are never sent back. */
  secret?: string[];
  /** What the action answers to a form that it takes. */
  post?: number;
  /** Its action is for everybody, even if its page is not. */
  anyonePosts?: boolean;
};

const FOOD = {
  name: "Soup",
  calories: "120",
  carbs: "10",
  fats: "4,5",
  protein: "6 g",
  key: "k",
  emoji: "🍲",
};
const GOAL = { calories: "1900" };
const CREDENTIALS = { email: "someone@example.org", password: PASSWORD, redirectTo: "/tutorials" };

/** Every route of the product. One without a row fails the tests, so that nobody forgets who may open it. */
export const ROUTES: Record<string, Row> = {
  root: { path: "/about", open: "everyone" },
  "routes/$": { path: "/no-such-page", open: "everyone", get: 404 },
  "routes/_front": { path: "/", open: "everyone" },
  "routes/_front._index": { path: "/?date=2026-03-01", open: "everyone" },
  "routes/_front.calendar": { path: "/calendar?month=2026-03", open: "signed-in" },
  "routes/calendar[.]png": { path: "/calendar.png?month=2026-03", open: "signed-in" },
  "routes/trends": { path: "/trends?days=7", open: "signed-in" },
  "routes/trends[.]csv": { path: "/trends.csv?days=7", open: "signed-in" },
  "routes/my-collections_.$year": { path: "/my-collections/2026", open: "signed-in" },
  "routes/my-collections_.$year[.]png": { path: "/my-collections/2026.png?only=days", open: "signed-in" },
  "routes/_front.eat.camera": { path: "/eat/camera", open: "signed-in", form: {} },
  "routes/_front.eat.describe": {
    path: "/eat/describe",
    open: "signed-in",
    form: { description: "two eggs" },
    post: 200,
  },
  "routes/_front.eat.enter-value": { path: "/eat/enter-value", open: "signed-in", form: FOOD },
  "routes/_front.eat.fits": { path: "/eat/fits", open: "signed-in" },
  "routes/_front.eat.plate": {
    path: "/eat/plate",
    open: "signed-in",
    get: 404,
    form: {},
    post: 400,
  },
  "routes/_front.eat.rough": {
    path: "/eat/rough",
    open: "signed-in",
    form: { part: "evening", size: "usual", key: "rough" },
  },
  "routes/_front.eat.saved": {
    path: "/eat/saved",
    open: "signed-in",
    form: { id: "AAAAAAAAAAAAAAAAAAAAAA", key: "saved" },
    post: 404,
  },
  "routes/_front.recipes": {
    path: "/recipes",
    open: "signed-in",
    form: { intent: "words", name: "Chili", description: "600 g beef, 2 onions", makes: "6", key: "recipe" },
  },
  "routes/_front.recipes_.$recipeId": {
    path: "/recipes/canary-recipe?step=eat",
    open: "owner",
    random: "/recipes/AAAAAAAAAAAAAAAAAAAAAA?step=eat",
    form: { key: "recipe" },
  },
  "routes/_front.pots.$potId": {
    path: "/pots/canary-pot",
    open: "owner",
    random: "/pots/AAAAAAAAAAAAAAAAAAAAAA",
    form: { key: "pot", servings: "1/8" },
  },
  "routes/food.$foodId.save": {
    path: "/food/{foodId}/save",
    open: "owner",
    random: "/food/AAAAAAAAAAAAAAAAAAAAAA/save",
    leads: "/?eat=1",
    form: {},
  },
  "routes/food.$foodId.unsave": {
    path: "/food/{foodId}/unsave",
    open: "owner",
    random: "/food/AAAAAAAAAAAAAAAAAAAAAA/unsave",
    leads: "/?eat=1",
    form: {},
  },
  "routes/eat.kept": {
    path: "/eat/kept?to=%2Feat%2Fenter-value",
    open: "signed-in",
    leads: "/?eat=1",
    form: { ...FOOD, at: "1", tag: "somebody else's" },
    post: 403,
  },
  "routes/eat.usual": {
    path: "/eat/usual",
    open: "signed-in",
    leads: "/",
    form: { foods: "AAAAAAAAAAAAAAAAAAAAAA", key: "usual" },
  },
  "routes/plant": {
    path: "/plant",
    open: "signed-in",
    leads: "/",
    form: { puzzle_id: "avocado", date: "2026-03-02" },
  },
  "routes/offline": { path: "/offline", open: "everyone" },
  "routes/_front.food.$foodId": {
    path: "/food/{foodId}",
    open: "owner",
    random: "/food/AAAAAAAAAAAAAAAAAAAAAA",
    form: { ...FOOD, number_of_servings: "1", date: "2026-03-01", time: "12:30" },
  },
  "routes/_front.foods": { path: "/foods?q=stew", open: "signed-in" },
  "routes/_front.foods_.$ref": {
    path: "/foods/own:{foodId}",
    open: "owner",
    random: "/foods/own:AAAAAAAAAAAAAAAAAAAAAA",
    form: { amount: "1", unit: "portion", key: "found" },
  },
  "routes/_front.forgot-password": {
    path: "/forgot-password",
    open: "everyone",
    form: { email: "nobody@example.org" },
    anyonePosts: true,
  },
  "routes/_front.log-in": {
    path: "/log-in",
    open: "visitors",
    form: CREDENTIALS,
    post: 401,
    secret: ["password"],
    anyonePosts: true,
  },
  "routes/_front.puzzles": { path: "/puzzles", open: "signed-in" },
  "routes/_front.puzzles_.$categoryId": {
    path: "/puzzles/magic_garden",
    open: "signed-in",
    form: { puzzle_id: "avocado" },
  },
  "routes/_front.sign-up": {
    path: "/sign-up",
    open: "visitors",
    form: CREDENTIALS,
    secret: ["password"],
    anyonePosts: true,
  },
  "routes/_front.welcome.goal": { path: "/welcome/goal", open: "signed-in", form: GOAL },
  "routes/_front.welcome.info": { path: "/welcome/info", open: "signed-in", form: INFO },
  "routes/about": { path: "/about", open: "everyone" },
  "routes/account": { path: "/account", open: "signed-in", form: { energy: "kcal" } },
  // Without its confirmation, which would end the tests.
  "routes/account_.data": { path: "/account/data", open: "signed-in" },
  "routes/account.delete": { path: "/account/delete", open: "signed-in", form: {}, post: 400 },
  "routes/account.goal": { path: "/account/goal", open: "signed-in", form: GOAL },
  "routes/account.info": { path: "/account/info", open: "signed-in", form: INFO },
  "routes/account.password": {
    path: "/account/password",
    open: "signed-in",
    // Not the current one: a change would end the session that the tests go on with.
    form: {
      currentPassword: `not-${PASSWORD}`,
      newPassword: `new-${PASSWORD}`,
      confirmPassword: `new-${PASSWORD}`,
    },
    post: 400,
    secret: ["currentPassword", "newPassword", "confirmPassword"],
  },
  "routes/account.profile": {
    path: "/account/profile",
    open: "signed-in",
    form: { nickname: "Ann", lastName: "Gardener", zoom: "1", x: "0", y: "0" },
  },
  "routes/account.share-link": { path: "/account/share-link", open: "signed-in", form: {}, post: 400 },
  "routes/_apps.account.picture": { path: "/account/picture", open: "signed-in", form: { intent: "renew" } },
  "routes/today.$file": {
    path: "/today/00000000000000000000000000000000.png",
    open: "everyone",
    get: 404,
  },
  "routes/account_.preferences": { path: "/account/preferences", open: "signed-in" },
  "routes/_apps": { path: "/account/apps", open: "signed-in" },
  "routes/_apps.account.apps": { path: "/account/apps", open: "signed-in" },
  "routes/account.reminders": {
    path: "/account/reminders",
    open: "signed-in",
    form: { intent: "on", time_1: "12:30" },
  },
  "routes/account_.passkeys": {
    path: "/account/passkeys",
    open: "signed-in",
    form: { name: "Phone", credential: "{}" },
    post: 404,
  },
  "routes/account_.passkeys.options": { path: "/account/passkeys/options", open: "signed-in", get: 404 },
  "routes/account_.sign-ins": {
    path: "/account/sign-ins",
    open: "signed-in",
    form: { issuer: "https://auth.example.org", subject: "ann" },
    post: 404,
  },
  "routes/_apps.account.tokens": {
    path: "/account/tokens",
    open: "signed-in",
    form: { name: "Kitchen scale", key: "6f1c1f7e-9a53-4a4e-8f0e-1f6d5c2b7a90" },
    post: 200,
  },
  "routes/_apps.account.webhook": {
    path: "/account/webhook",
    open: "signed-in",
    form: { intent: "save", url: "http://127.0.0.1:9/a", secret: "carrots-before-noon" },
    post: 200,
    secret: ["secret"],
  },
  "routes/account_.house": { path: "/account/house", open: "signed-in", form: { intent: "make" } },
  "routes/account_.house_.join": {
    path: "/account/house/join?token=x",
    open: "signed-in",
    get: 404,
    form: { token: "no-such-invitation" },
    post: 404,
    secret: ["token"],
  },
  "routes/account_.safari-notice": {
    path: "/account/safari-notice",
    open: "signed-in",
    leads: "/account",
    form: {},
  },
  "routes/account_.mended-goal": {
    path: "/account/mended-goal",
    open: "signed-in",
    leads: "/account",
    form: {},
  },
  "routes/account_.data_.import": {
    path: "/account/data/import",
    open: "signed-in",
    form: { intent: "upload" },
    post: 400,
  },
  "routes/api.imports": { api: true, path: "/api/imports", open: "everyone", writes: "signed-in", get: 405 },
  "routes/api.imports.$importId": {
    api: true,
    path: "/api/imports/AAAAAAAAAAAAAAAAAAAAAA",
    open: "signed-in",
    get: 404,
  },
  "routes/api.imports.$importId.commit": {
    api: true,
    path: "/api/imports/AAAAAAAAAAAAAAAAAAAAAA/commit",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.$": { api: true, path: "/api/nothing", open: "everyone", get: 404 },
  "routes/api.ai.parse.description": {
    api: true,
    path: "/api/ai/parse/description",
    open: "everyone",
    get: 405,
  },
  "routes/api.ai.parse.emoji": { api: true, path: "/api/ai/parse/emoji", open: "everyone", get: 405 },
  "routes/api.ai.parse.plate": {
    api: true,
    path: "/api/ai/parse/plate",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.ai.parse.food": { api: true, path: "/api/ai/parse/food", open: "everyone", get: 405 },
  "routes/api.auth.token": { api: true, path: "/api/auth/token", open: "everyone", get: 405 },
  "routes/api.collection.collection-puzzles": {
    api: true,
    path: "/api/collection/collection-puzzles",
    open: "everyone",
  },
  "routes/api.collection.congratulations-shown-status": {
    api: true,
    path: "/api/collection/congratulations-shown-status?puzzle_name=carrot",
    open: "owner",
  },
  "routes/api.collection.public-collection": {
    api: true,
    path: "/api/collection/public-collection?user_id={shareId}&puzzle_name=carrot",
    open: "everyone",
  },
  "routes/api.collection.update-congratulations-shown": {
    api: true,
    path: "/api/collection/update-congratulations-shown",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.collection.user-collections": {
    api: true,
    path: "/api/collection/user-collections",
    open: "signed-in",
  },
  "routes/api.docs": { path: "/api/docs", open: "everyone" },
  "routes/api.food": { api: true, path: "/api/food?page=0", open: "signed-in" },
  "routes/api.food.barcode": {
    api: true,
    path: "/api/food/barcode?code=4006381333931",
    open: "signed-in",
    get: 404,
  },
  "routes/api.food.$foodId": {
    api: true,
    path: "/api/food/{foodId}",
    open: "owner",
    random: "/api/food/AAAAAAAAAAAAAAAAAAAAAA",
  },
  "routes/api.food.$foodId.restore": {
    api: true,
    path: "/api/food/AAAAAAAAAAAAAAAAAAAAAA/restore",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.foods": { api: true, path: "/api/foods?q=stew", open: "signed-in" },
  "routes/api.home": { api: true, path: "/api/home?date=2026-03-01", open: "signed-in" },
  "routes/api.openapi[.]json": { path: "/api/openapi.json", open: "everyone" },
  "routes/api.recipes": { api: true, path: "/api/recipes", open: "signed-in" },
  "routes/api.recipes.import": {
    api: true,
    path: "/api/recipes/import",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.recipes.$recipeId": {
    api: true,
    path: "/api/recipes/canary-recipe",
    open: "owner",
    random: "/api/recipes/AAAAAAAAAAAAAAAAAAAAAA",
  },
  "routes/api.recipes.$recipeId.eat": {
    api: true,
    path: "/api/recipes/AAAAAAAAAAAAAAAAAAAAAA/eat",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.pots": { api: true, path: "/api/pots", open: "signed-in" },
  "routes/api.pots.$potId": {
    api: true,
    path: "/api/pots/AAAAAAAAAAAAAAAAAAAAAA",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.pots.$potId.eat": {
    api: true,
    path: "/api/pots/AAAAAAAAAAAAAAAAAAAAAA/eat",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.saved": { api: true, path: "/api/saved", open: "signed-in" },
  "routes/api.saved.$savedId": {
    api: true,
    path: "/api/saved/AAAAAAAAAAAAAAAAAAAAAA",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.saved.$savedId.log": {
    api: true,
    path: "/api/saved/AAAAAAAAAAAAAAAAAAAAAA/log",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.tray": { api: true, path: "/api/tray", open: "signed-in" },
  "routes/api.tray.$proposalId.take": {
    api: true,
    path: "/api/tray/AAAAAAAAAAAAAAAAAAAAAA/take",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.tray.$proposalId.dismiss": {
    api: true,
    path: "/api/tray/AAAAAAAAAAAAAAAAAAAAAA/dismiss",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.days.$date.copy": {
    api: true,
    path: "/api/days/2026-03-01/copy",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.days.$date.done": {
    api: true,
    path: "/api/days/2026-03-01/done",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.days.$date.shrink": {
    api: true,
    path: "/api/days/2026-03-01/shrink",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.plant": { api: true, path: "/api/plant", open: "everyone", writes: "signed-in", get: 405 },
  "routes/api.days": { api: true, path: "/api/days?from=2026-03-01", open: "signed-in" },
  "routes/api.puzzles": { api: true, path: "/api/puzzles", open: "signed-in" },
  "routes/api.puzzles.$puzzleName": { api: true, path: "/api/puzzles/carrot", open: "signed-in" },
  "routes/api.tokens": { api: true, path: "/api/tokens", open: "signed-in" },
  "routes/api.tokens.$tokenId": {
    api: true,
    path: "/api/tokens/AAAAAAAAAAAAAAAAAAAAAA",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.house": { api: true, path: "/api/house", open: "signed-in" },
  "routes/api.webhook": { api: true, path: "/api/webhook", open: "signed-in" },
  "routes/api.puzzles.mine": { api: true, path: "/api/puzzles/mine", open: "signed-in" },
  "routes/api.fits": { api: true, path: "/api/fits", open: "signed-in" },
  "routes/api.plants": { api: true, path: "/api/plants", open: "signed-in" },
  "routes/api.rough": { api: true, path: "/api/rough", open: "everyone", writes: "signed-in", get: 405 },
  "routes/api.today": { api: true, path: "/api/today", open: "signed-in" },
  "routes/api.today.link": { api: true, path: "/api/today/link", open: "signed-in" },
  "routes/api.weight": { api: true, path: "/api/weight", open: "signed-in" },
  "routes/api.weight.$date": {
    api: true,
    path: "/api/weight/2026-03-01",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.goals": { api: true, path: "/api/goals", open: "signed-in" },
  "routes/api.trends": { api: true, path: "/api/trends?days=7", open: "signed-in" },
  "routes/api.reminders": { api: true, path: "/api/reminders", open: "signed-in" },
  "routes/api.user": { api: true, path: "/api/user", open: "signed-in" },
  "routes/api.user.account": {
    api: true,
    path: "/api/user/account",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/api.user.camera-permission-status": {
    api: true,
    path: "/api/user/camera-permission-status",
    open: "signed-in",
  },
  "routes/api.export[.]schema[.]json": { path: "/api/export.schema.json", open: "everyone" },
  "routes/api.user.export": { api: true, path: "/api/user/export", open: "signed-in" },
  "routes/api.user.update-camera-permission": {
    api: true,
    path: "/api/user/update-camera-permission",
    open: "everyone",
    writes: "signed-in",
    get: 405,
  },
  "routes/art.$file": { path: "/art/carrot.png", open: "everyone" },
  "routes/avatars.$file": { path: "/avatars/none.jpg", open: "everyone", get: 404 },
  "routes/confirm-email": {
    path: "/confirm-email?token=none",
    open: "everyone",
    form: {},
    anyonePosts: true,
  },
  "routes/day.$date.copy": {
    path: "/day/2026-03-01/copy",
    open: "signed-in",
    leads: "/",
    form: { key: "copy" },
  },
  "routes/day.$date.done": {
    path: "/day/2026-03-01/done",
    open: "signed-in",
    leads: "/",
    form: {},
    post: 409,
  },
  "routes/day.$date.shrink": {
    path: "/day/2026-03-01/shrink",
    open: "signed-in",
    leads: "/",
    form: {},
    post: 409,
  },
  "routes/day.$date.copy_.$copyId.undo": {
    path: "/day/2026-03-01/copy/AAAAAAAAAAAA/undo",
    open: "signed-in",
    leads: "/",
    form: {},
  },
  "routes/eat.recent": { path: "/eat/recent?page=0", open: "signed-in" },
  "routes/eat.scan-label": {
    path: "/eat/scan-label?step=food",
    open: "signed-in",
    form: { ...FOOD, portion: "100 g", note: "Values per 100 g." },
  },
  "routes/food.$foodId.again": {
    path: "/food/{foodId}/again",
    open: "owner",
    random: "/food/AAAAAAAAAAAAAAAAAAAAAA/again",
    leads: "/?eat=1",
    form: { key: "again" },
  },
  "routes/food.$foodId.delete": {
    path: "/food/{foodId}/delete",
    open: "owner",
    random: "/food/AAAAAAAAAAAAAAAAAAAAAA/delete",
    leads: "/",
    form: {},
  },
  "routes/food.$foodId.restore": {
    path: "/food/{foodId}/restore",
    open: "owner",
    random: "/food/AAAAAAAAAAAAAAAAAAAAAA/restore",
    leads: "/",
    form: {},
  },
  "routes/foods.barcode.$code": {
    path: "/foods/barcode/4006381333931",
    open: "signed-in",
    leads: "/eat/scan-label?barcode=4006381333931",
  },
  "routes/healthz": { path: "/healthz", open: "everyone" },
  "routes/puzzle-view": {
    path: "/puzzle-view",
    open: "signed-in",
    leads: "/",
    form: { hideGrid: "on", hideUnfinished: "off", redirectTo: "/?date=2026-03-01" },
  },
  "routes/log-in.house": {
    path: "/log-in/house",
    open: "everyone",
    leads: "/log-in?again=1&redirectTo=%2F",
  },
  "routes/log-in.house_.callback": {
    path: "/log-in/house/callback?code=x&state=y",
    open: "everyone",
    leads: "/log-in",
  },
  "routes/log-in.house_.form": {
    path: "/log-in/house/form?redirectTo=%2Fabout",
    open: "signed-in",
    form: {},
  },
  "routes/log-in.house_.header": {
    path: "/log-in/house/header",
    open: "everyone",
    leads: "/log-in",
    form: {},
    anyonePosts: true,
  },
  "routes/log-in.passkey": {
    path: "/log-in/passkey",
    open: "everyone",
    get: 404,
  },
  "routes/log-out": { path: "/log-out", open: "everyone", leads: "/", form: {}, anyonePosts: true },
  "routes/mcp": { api: true, rpc: true, path: "/mcp", open: "everyone", writes: "signed-in", get: 405 },
  "routes/metrics": { path: "/metrics", open: "everyone", get: 404 },
  "routes/my-collections": {
    path: "/my-collections",
    open: "signed-in",
    form: { puzzle_name: "salmon_nigiri_boy" },
  },
  "routes/my-collections_.detail.$puzzleName": {
    path: "/my-collections/detail/carrot?share=1",
    open: "owner",
    random: "/my-collections/detail/cucumber?share=1",
  },
  "routes/my-collections_.detail.$puzzleName_.card[.]png": {
    path: "/my-collections/detail/carrot/card.png",
    open: "owner",
    random: "/my-collections/detail/cucumber/card.png",
  },
  "routes/privacy-notice": { path: "/privacy-notice", open: "everyone" },
  "routes/puzzles.mine": {
    path: "/puzzles/mine",
    open: "signed-in",
    form: { intent: "upload", name: "Kite" },
    post: 400,
  },
  "routes/readyz": { path: "/readyz", open: "everyone" },
  "routes/reset-password": {
    path: "/reset-password",
    open: "everyone",
    form: { newPassword: `new-${PASSWORD}`, confirmPassword: `new-${PASSWORD}` },
    post: 400,
    secret: ["newPassword", "confirmPassword"],
    anyonePosts: true,
  },
  "routes/safari-camera-permission": { path: "/safari-camera-permission", open: "everyone" },
  "routes/share.$shareId.$puzzleName": { path: "/share/{shareId}/carrot", open: "everyone" },
  "routes/share.$shareId.$puzzleName_.card[.]png": {
    path: "/share/{shareId}/carrot/card.png",
    open: "everyone",
  },
  "routes/theme": {
    path: "/theme",
    open: "signed-in",
    leads: "/account/preferences",
    form: { theme: "dark" },
  },
  "routes/time-zone": {
    path: "/time-zone",
    open: "signed-in",
    leads: "/account/preferences",
    form: { timeZone: "Asia/Tokyo" },
  },
  "routes/tray.$proposalId": {
    path: "/tray/AAAAAAAAAAAAAAAAAAAAAA",
    open: "signed-in",
    leads: "/",
    form: { intent: "take" },
  },
  "routes/tutorials": { path: "/tutorials", open: "everyone" },
  "routes/weight": {
    path: "/weight",
    open: "signed-in",
    form: { weight: "81.4", date: "2026-03-01" },
  },
  "routes/what-leaves": { path: "/what-leaves", open: "everyone" },
};

/** An address of the table with A's ids in it. */
export const pathOf = (path: string, ids: { shareId: string; foodId: string }) =>
  path.replace("{shareId}", ids.shareId).replace("{foodId}", ids.foodId);

/** The address that the browser's router loads a page's data from. */
export function dataPath(path: string, only?: string): string {
  const [pathname = "", query = ""] = path.split("?");
  const search = new URLSearchParams(query);
  if (only) search.set("_routes", only);
  return `${pathname === "/" ? "/_root" : pathname}.data${search.size ? `?${search}` : ""}`;
}
