type Props = { emoji: string; name: string; amount: string };

export function Meal({ emoji, name, amount }: Props) {
  return (
    <li className="meal">
      <span>{emoji}</span>
      <span>{name}</span>
      <span>{amount}</span>
    </li>
  );
}
