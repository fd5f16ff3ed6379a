import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { LeavingTable } from "~/features/account/leaving-table";
import { whatLeaves } from "~/features/account/what-leaves";
import { settings } from "~/platform/boot.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [
  { title: "What leaves the server · Pixelplate" },
  { name: "description", content: "What this server sends to others, when, and to whom." },
];

export const handle = { scripts: false };

export const loader = () => ({ rows: whatLeaves(settings) });

export default function WhatLeaves() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <Page title="What leaves the server">
      <div className="prose">
        <p>This is what this server sends to others, as it is set up now. Everything else stays on it.</p>
        <LeavingTable rows={rows} />
        <p>
          Neither your name nor your address goes with what the table lists, unless it says so. Pages load no
          fonts, pictures or scripts from elsewhere, and nobody counts your visits. What is kept about you,
          and how to delete it, is in the <Link to="/privacy-notice">Privacy Notice</Link>.
        </p>
      </div>
    </Page>
  );
}
