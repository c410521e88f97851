import type { Proof } from "../../proofs/proof.ts";
import { line, type Section } from "./line.ts";

const chat = "e2e/portal/chat.spec.ts";
const breaks = "e2e/portal/chat-breaks.spec.ts";
const assistant = "e2e/portal/assistant.spec.ts";
const desk = "e2e/console/desk.spec.ts";
const call = "apps/server/src/modules/chat/chat.test.ts";
const proofOfBorrower = "apps/server/src/modules/chat/chat-authentication.test.ts";
const files = "apps/server/src/modules/chat/chat-attachments.test.ts";
const ending = "packages/domain/src/chat/attachments.test.ts";
const providers = "apps/server/src/modules/chat/chat-providers.test.ts";
const clients = "apps/portal/src/chat/providers/clients.test.ts";
const mode = "packages/domain/src/chat/chat-mode.test.ts";
const numbers = "packages/domain/src/chat/private-numbers.test.ts";
const form = "packages/domain/src/chat/pre-chat.test.ts";
const connection = "packages/contract/src/chat-connection.test.ts";
const bot = "apps/server/src/modules/chatbot/chatbot.test.ts";
const model = "apps/server/src/modules/chatbot/model-answer.test.ts";
const help = "apps/server/src/modules/chatbot/help.test.ts";
const hours = "apps/server/src/modules/organisations/hours-routes.test.ts";
const week = "packages/domain/src/organisations/department-hours.test.ts";

const walk: Proof = [chat, " pixels wide"];
const asked: Proof = [assistant, "the assistant answers, cites, is told why it did not help, and hands over to people"];
const closed: Proof = [
  assistant,
  "a session that is over is not kept, and the hours of people are shown where the assistant answers",
];
const times: Proof = [connection, "keeps the specification’s times"];
const keys: Proof = [chat, "outside production keys play what can go wrong"];
const ended: Proof = [
  breaks,
  "a chat that is ended without a line is over at once, and ends with the lender when the line is back",
];

/** The chat of sections 2 to 9, and the desk that answers it. */
export const chatSection: Section = {
  name: "Chat, of all sections",
  lines: [
    line(
      "2: floating button, form, messages, welcome text with its warning, waiting dots, thanks, survey, new chat",
      walk,
    ),
    line("2: `pop-webchat` opens the chat and leaves the address", [
      chat,
      "the address opens the chat and forgets that it did; the window is not fetched before",
    ]),
    line(
      "2: `mode` outside production",
      [mode, "counts outside production only, and only if there is one of that name"],
      [providers, "is chosen by the address outside production only, and refused where the lender has no keys"],
    ),
    line("2: hours in Pacific time, and when it opens next by the reader's clock", closed, [week, "opens next %s"]),
    line("2: a thumbs-down opens a dialog", asked),
    line("2: developer's choice of an agent needs an Agent ID", [
      "e2e/portal/toolbar.spec.ts",
      "a developer becomes an agent by their ID, which is required",
    ]),
    line("3: what a browser keeps of a chat, and that it goes on after a reload", [
      chat,
      "a chat goes on after the page is loaded anew, and says when the connection is lost",
    ]),
    line("3: a borrower's chat goes on at another device, and is not the next person's", [
      chat,
      "a borrower who is logged in goes on with the same chat on another device, and the next person here does not",
    ]),
    line("4: the chat ends by the agent", walk),
    line(
      "4: … by the state of the conversation, or a frozen channel",
      [clients, "is over when the lender’s people end it, and takes nothing more"],
      [
        "apps/portal/src/chat/providers/stream/stream.test.ts",
        "is over when the channel is frozen, and takes nothing more",
      ],
    ),
    line(
      "4: … when the session expires",
      [call, "is over six hours after the last word"],
      [call, "ends the right to write with the session"],
    ),
    line("4: … and by its borrower", ended),
    line("4: the order of modes", [mode, "is %s"]),
    line("4: no field outside the hours unless a conversation goes on", closed, [
      desk,
      "what nobody answers before people leave stays on the desk, and its borrower reads the answer on another device",
    ]),
    line("4: an unexpired session of the assistant goes on, else the form", asked, [
      assistant,
      "a session with the assistant outlasts a failure, and is forgotten where it is gone",
    ]),
    line("4: blank feedback where the dialog is dismissed", asked, [
      bot,
      "keeps why an answer did not help, blank where the question was dismissed",
    ]),
    line(
      "4: nonces by flag, refreshed every minute",
      [proofOfBorrower, "is begun with a nonce of the session alone, and opened with one"],
      [breaks, "a proof is refreshed every minute, and one that cannot be had at first is asked for again"],
    ),
    line("4, 6: debug keys outside production", keys, asked),
    line("5: name and address", walk, [form, "takes 128 characters of each, and only an address that can be one"]),
    line("5: words or a file; Enter, Shift+Enter", walk, [
      "apps/server/src/modules/chat/desk-files.test.ts",
      "is no file of another chat, and an answer has words or a file",
    ]),
    line(
      "5: kinds of files, several at once, sizes in words",
      [chat, "a file goes with a message, and one that may not go is named"],
      [ending, "a file is accepted by its ending, however it is written"],
      [files, "is looked at as a document is: %s %#"],
      ["packages/ui/src/language/formats.test.ts", "%i bytes is %s"],
    ),
    line(
      "5: reasons, words for Other alone, 140 characters",
      asked,
      ["packages/domain/src/chat/feedback.test.ts", "is one of the four reasons, word for word"],
      ["packages/domain/src/chat/feedback.test.ts", "takes 140 characters in one's own words"],
    ),
    line("6: partners' hosts as links", walk, [
      "packages/domain/src/chat/partner-links.test.ts",
      "links addresses of partners and leaves everything else as text",
    ]),
    line(
      "7: open status asked for every minute, week, telephone",
      closed,
      [hours, "show a lender's usual week, the telephone's under its own address"],
      [hours, "follow Pacific time across the change of clocks, and close on a holiday"],
    ),
    line("7: start, token, survey", [call, "gives a new token for one that is good, and a survey once it is over"]),
    line("7: authenticate and refresh", [
      proofOfBorrower,
      "goes on by a refreshed nonce, and after a long break by a new one",
    ]),
    line(
      "7: the assistant's three calls",
      [bot, "keeps the conversation for its owner for ten minutes, sealed"],
      [bot, "has a question once that is asked again because its answer was lost"],
    ),
    line(
      "7: Stream, Twilio, NICE and TalkJS by their own clients",
      [chat, "Stream carries a chat in the same window, and its client is fetched for that alone"],
      [clients, "carries words both ways, in order, each once, and says who waits for whom"],
      [clients, "begins with the last twenty messages and fetches those before"],
    ),
    line("8: connection lost, something went wrong, token state", keys, [
      breaks,
      // oxlint-disable-next-line no-template-curly-in-string -- As it stands in the file.
      "a right that cannot be renewed says why: ${words}",
    ]),
    line(
      "8: please try resending the message",
      [assistant, "a question whose answer was lost is asked again, and stands once"],
      [breaks, "a file that could not be sent is said to be, and goes when it is sent again"],
    ),
    line(
      "8: errors raised, by their words",
      [clients, "says what is missing where nothing was kept"],
      [clients, "carries nothing on a channel that is no live chat"],
      [
        "apps/portal/src/queries/chat-contact.test.ts",
        "a survey is not asked for of a chat that does not name itself: %j",
      ],
      [providers, "is not begun where the provider %s, and the reply has no word of the keys"],
    ),
    line(
      "9: token 6 hours, assistant 10 minutes, poll and nonce 60 s, ping 10 s, socket 12 hours",
      times,
      [connection, "says every ten seconds that it is there, and takes a line on which nothing comes back for lost"],
      [proofOfBorrower, "a socket is open for twelve hours, and another after that"],
    ),
    line(
      "9: 20 messages at first",
      [call, "goes on after a break from the last message that was there"],
      [bot, "takes twenty questions a minute, and gives back the latest twenty"],
    ),
    line(
      "No number that must not travel, in the browser and on the server",
      walk,
      asked,
      [numbers, "%s: %s"],
      [bot, "takes no number that must not travel by chat, and keeps nothing of it"],
    ),
    line("Each message once, in one order, through a server that is killed", [
      "e2e/console/two-servers.spec.ts",
      "two browsers chat through two servers, one of which is killed, and have each message once and in one order",
    ]),
    line(
      "Answers from the help and from one's own application, and of nobody else's",
      [bot, "answers from the application of whoever asks, and of nobody else"],
      [help, "says of nearly everything that it is not for it to answer that it does not know, or refuses"],
    ),
    line("A language model sees what the borrower may see", [
      model,
      "tells it of the asker's own application what the search would say, and of nobody else's",
    ]),
    line(
      "The desk: inbox, taking, written answers, handing over, ending",
      [desk, "a borrower writes, an agent answers, and both have each message once, through reloads"],
      [desk, "an agent sees what was sent, goes to the file and back, and hands the chat over"],
    ),
    line("A lender's own written answers, which ask for no number that must not travel", [
      "e2e/console/written-answers.spec.ts",
      "a lender writes an answer of its own, a second administrator approves it, an agent sends it, and the borrower reads it",
    ]),
    line("Closing time while somebody is in line", [
      "e2e/console/chat-closing-time.spec.ts",
      "closing time comes while somebody is in line: both sides are told, and whoever is still at the desk may answer",
    ]),
    line("One chat on two devices", [
      "e2e/portal/chat-two-devices.spec.ts",
      "one chat on a phone and at a desk: each message once and in one order, a draft to each, and one end",
    ]),
    line("Nothing of a chat is left by a log-out", [
      "e2e/portal/chat-log-out.spec.ts",
      "a log-out in this tab or in another leaves nothing of what was written in a chat",
    ]),
  ],
};
