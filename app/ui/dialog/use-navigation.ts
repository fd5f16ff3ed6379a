import { useNavigation as useRouterNavigation } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { failedNavigation } from "./failed-navigation.island";

type Navigation = ReturnType<typeof useRouterNavigation>;

const IDLE: Extract<Navigation, { state: "idle" }> = {
  state: "idle",
  location: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

/** The router's navigation; idle once its request has failed. */
export function useNavigation(): Navigation {
  const navigation = useRouterNavigation();
  const failed = useSyncExternalStore(failedNavigation.subscribe, failedNavigation.get, () => null);
  return navigation === failed ? IDLE : navigation;
}
