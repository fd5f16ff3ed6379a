/** The page's router, of which Remix has no public handle outside its components. */
export const router = () => window.__remixRouter;

export const manifest = () => window.__remixManifest;

export const routeModules = () => window.__remixRouteModules;
