import { createContext, useContext } from "react";

/** The response's script nonce. The browser hides nonces, so there it is the empty string, as hydration expects. */
export const NonceContext = createContext("");

export const useNonce = () => useContext(NonceContext);
