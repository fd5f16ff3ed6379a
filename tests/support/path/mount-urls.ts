/** An address of the product itself that begins like the base path of the tests. */
const OF_A_FOOD = /^\/food\/[\w-]{20,}(?:\/\w+)?(?:$|\?)/;

/** Makes paths such as `/eat` mean those of the product under `base` wherever Playwright completes an address with it; those read from a page have the base path already. */
export function mountUrls(base: string) {
  const Real = globalThis.URL;
  const { pathname } = new Real(base);
  const isMounted = (path: string) => path.startsWith(`${pathname}/`) && !OF_A_FOOD.test(path);
  globalThis.URL = class extends Real {
    constructor(address: string | URL, start?: string | URL) {
      const isBare = start === base && typeof address === "string" && address.startsWith("/");
      super(isBare && !isMounted(address) ? pathname + address : address, start);
    }
  };
}
