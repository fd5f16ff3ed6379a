import { energyText } from "./energy-text";
import { useEnergy } from "./use-energy";

export const EnergyValue = ({ kcal }: { kcal: number }) => <>{energyText(kcal, useEnergy())}</>;
