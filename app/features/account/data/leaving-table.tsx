import type { Leaving } from "./what-leaves";
import "~/styles/folding-table.css";
import "./leaving-table.css";

export function LeavingTable({ rows }: { rows: readonly Leaving[] }) {
  return (
    <table className="folding-table leaving-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col">To whom</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, when, to }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{when}</td>
            <td>{to ?? "No one"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
