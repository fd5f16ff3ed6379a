type Props = { emoji: string; name: string; amount: string };

/** One line of an example food log. */
export function Meal({ emoji, name, amount }: Props) {
  return (
    <li className="meal">
      <span>{emoji}</span>
      <span>{name}</span>
      <span>{amount}</span>
    </li>
  );
}
