import type { ChatbotExchange } from "@gable/contract/calls/chatbot.ts";
import { CallFailed } from "@gable/contract/problem.ts";
import { useLanguage } from "@gable/ui/language/catalogue.tsx";
import { useLocation } from "react-router";
import { routeAt } from "../journey/here.ts";
import { firstNonce } from "../queries/chat.ts";
import { askAssistant, sendFeedback } from "../queries/chatbot.ts";
import { organisation } from "../session/organisation.ts";
import { useIsSignedIn } from "../session/use-is-signed-in.ts";

type Answered = Awaited<ReturnType<typeof askAssistant>>;

export interface AssistantCalls {
  /** Rejects where no answer comes. A conversation that expired while somebody read is begun anew. */
  readonly send: (message: string, questionId: string, conversationId: string | undefined) => Promise<Answered>;
  /** What is not heard is nobody's loss. */
  readonly rate: (exchange: ChatbotExchange, rating: "UP" | "DOWN", message: string, senderEmail: string) => void;
}

/** Asks the assistant from where the reader is and in their language, and tells what they think of an answer. */
export function useAssistantCalls(): AssistantCalls {
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const { pathname } = useLocation();
  const nonceOfReader = () => (isSignedIn ? firstNonce() : Promise.resolve(null));
  return {
    async send(message, questionId, known) {
      const nonce = await nonceOfReader();
      const applicationId = isSignedIn ? (routeAt(pathname)?.uuid ?? undefined) : undefined;
      const sendIn = (conversationId: string | undefined) =>
        askAssistant({
          message,
          questionId,
          language,
          organization: organisation().orgCode,
          pageUrl: pathname,
          ...(nonce !== null && { nonce }),
          ...(applicationId !== undefined && { applicationId }),
          ...(conversationId !== undefined && { conversationId }),
        });
      return sendIn(known).catch((failure: unknown) => {
        if (isGone(failure) && known !== undefined) return sendIn(undefined);
        throw failure;
      });
    },
    rate({ questionId, conversationId, responseStr }, rating, feedbackMessage, senderEmail) {
      void nonceOfReader()
        .then((nonce) =>
          sendFeedback({
            questionId,
            conversationId,
            responseToCustomer: responseStr,
            feedbackMessage,
            rating,
            senderEmail,
            ...(nonce !== null && { nonce }),
          }),
        )
        .catch(() => undefined);
    },
  };
}

/** The conversation is over, and the server knows no more of it. */
export const isGone = (failure: unknown): boolean => failure instanceof CallFailed && failure.status === 404;
