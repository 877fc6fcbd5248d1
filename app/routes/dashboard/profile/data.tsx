import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Download } from "lucide-react";
import { brand } from "~/brand";
import { requireUser } from "~/http/guards.server";
import { Card } from "~/ui/card";
import { FileButton, LinkButton } from "~/ui/forms/button";
import { PageHeader } from "~/ui/frame/page-header";

export const meta: MetaFunction = () => [{ title: `Your data · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return null;
}

export default function ProfileData() {
  return (
    <>
      <PageHeader
        back={{ to: "/app/dashboard/profile", label: "Back to My Profile" }}
        title="Your data"
        lead="It is yours: download it or delete it."
      />
      <div className="space-y-6">
        <Card
          title="Download everything"
          lead="One zip with all that we store about you: your uploaded files as they came, and the rest as JSON that both people and programs can read. Only secrets are left out, such as the hash of your password."
        >
          <FileButton look="primary" href="/app/dashboard/profile/data/download">
            <Download aria-hidden className="size-5" /> Download my data
          </FileButton>
        </Card>
        <Card
          title="Delete my account"
          lead="Your resumes, job posts, matches, rewrites and answers are deleted at once and for good. You may want to download them first."
        >
          <LinkButton look="danger" to="/app/dashboard/profile/delete">
            Delete my account
          </LinkButton>
        </Card>
      </div>
    </>
  );
}
