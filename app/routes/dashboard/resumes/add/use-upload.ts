import { useNavigate } from "@remix-run/react";
import { useRef, useState } from "react";
import type { UploadFailure } from "~/domain/resumes/add/resume-file.shared";

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
  /** Everything is sent, and the server is reading it. */
  isReading: boolean;
}

interface Upload {
  /** Null while no upload is running. */
  progress: UploadProgress | null;
  /** Failure of the last upload by script; null if there was none. */
  failure: UploadFailure | null;
  send: (form: HTMLFormElement) => void;
  cancel: () => void;
  refuse: (failure: UploadFailure | null) => void;
}

const uploadPath = "/app/dashboard/resumes/upload";
const lostConnection: UploadFailure = {
  title: "Upload failed",
  text: "The connection was lost. Please send it again.",
};

/**
 * Sends a form with a file and reports progress, which fetch cannot do. The answer is JSON: the address to go to, with
 * a toast in its cookies, or what went wrong.
 */
export function useUpload(): Upload {
  const navigate = useNavigate();
  const request = useRef<XMLHttpRequest | null>(null);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [failure, setFailure] = useState<UploadFailure | null>(null);

  const end = (failed: UploadFailure | null) => {
    request.current = null;
    setProgress(null);
    setFailure(failed);
  };
  const send = (form: HTMLFormElement) => {
    const xhr = new XMLHttpRequest();
    request.current = xhr;
    setFailure(null);
    setProgress({ sentBytes: 0, totalBytes: 0, isReading: false });
    xhr.upload.onprogress = ({ loaded, total }) =>
      setProgress({ sentBytes: loaded, totalBytes: total, isReading: false });
    xhr.upload.onload = ({ total }) => setProgress({ sentBytes: total, totalBytes: total, isReading: true });
    xhr.onabort = () => end(null);
    xhr.onerror = () => end(lostConnection);
    xhr.onload = () => {
      const answer = answerOf(xhr);
      // The session has ended and the request was redirected to the sign-in page.
      if (answer === null) return window.location.assign(xhr.responseURL);
      end(answer.failure ?? null);
      if (!answer.to) return;
      form.reset();
      navigate(answer.to, { preventScrollReset: true });
    };
    xhr.open("POST", uploadPath);
    xhr.setRequestHeader("Accept", "application/json");
    xhr.send(new FormData(form));
  };
  return { progress, failure, send, cancel: () => request.current?.abort(), refuse: setFailure };
}

/** Null where the answer is a page. */
function answerOf(xhr: XMLHttpRequest): { to?: string; failure?: UploadFailure } | null {
  if (!xhr.getResponseHeader("Content-Type")?.includes("application/json")) {
    return xhr.status >= 400 ? { failure: { title: "Upload failed", text: "Please send it again." } } : null;
  }
  return JSON.parse(xhr.responseText);
}
