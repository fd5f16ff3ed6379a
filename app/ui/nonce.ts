import { createContext, useContext } from "react";

/** The script nonce; empty in the browser, which hides nonces. */
export const NonceContext = createContext("");

export const useNonce = () => useContext(NonceContext);
