import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { OutboundTable } from "~/features/account/data-screens";
import { outboundServices } from "~/features/account/outbound";
import { settings } from "~/platform/boot.server";
import { Page } from "~/ui/page";
import "~/styles/static-pages.css";

export const meta: MetaFunction = () => [
  { title: "What leaves the server · Pixelplate" },
  { name: "description", content: "What this server sends to others, when, and to whom." },
];

export const handle = { scripts: false };

export const loader = () => ({ rows: outboundServices(settings) });

export default function WhatLeaves() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <Page title="What leaves the server">
      <div className="prose">
        <p>
          What this server sends to other services with its current settings. Everything else stays on it.
        </p>
        <OutboundTable rows={rows} />
        <p>
          Unless the table says so, your name and address are never included. Pages load no fonts, pictures or
          scripts from elsewhere, and there is no visitor tracking. What is stored about you, and how to
          delete it, is in the <Link to="/privacy-notice">Privacy Notice</Link>.
        </p>
      </div>
    </Page>
  );
}
