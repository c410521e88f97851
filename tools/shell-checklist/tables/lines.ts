import type { Proof } from "../../proofs/proof.ts";
import { chatSection } from "./chat-lines.ts";
import { line, type Section } from "./line.ts";

const footer = "e2e/portal/shell-footer.spec.ts";
const shell = "e2e/portal/shell.spec.ts";
const pages = "e2e/portal/shell-pages.spec.ts";
const session = "e2e/portal/session.spec.ts";
const gallery = "e2e/gallery.spec.ts";
const rules = "packages/domain/src/organisations/footer-rules.test.ts";
const lenders = "packages/domain/src/organisations/lender.test.ts";
const brands = "packages/ui/src/tokens/brands.test.ts";
const originators = "apps/server/src/modules/originators/originators.test.ts";
const hours = "apps/server/src/modules/organisations/hours-routes.test.ts";
const features = "packages/domain/src/experiments/features.test.ts";
const flags = "apps/server/src/modules/experiments/routes.test.ts";
const optimizely = "apps/server/src/modules/experiments/optimizely-flags.test.ts";
const secondStep = "apps/server/src/modules/session/second-step.test.ts";
const notices = "apps/server/src/modules/notifications/notifications.test.ts";
const shown = "packages/domain/src/notifications/shown.test.ts";
const feedback = "packages/domain/src/feedback/feedback.test.ts";
const feedbackCalls = "apps/server/src/modules/feedback/feedback.test.ts";
const visits = "apps/server/src/modules/telemetry/telemetry.test.ts";
const replays = "apps/server/src/modules/telemetry/session-replays.test.ts";
const flagTracker = "apps/portal/src/shell/telemetry/flag-tracker.test.ts";
const flagPages = "e2e/portal/flags.spec.ts";
const theOtherTracker: Proof = [
  flagPages,
  "a page of an application that is counted under another tracker loads anew, once, and asks by that one",
];
const theWallets: Proof = [
  "e2e/portal/wallets.spec.ts",
  "wallets are listed shortened, copied whole, and that they were is said for one second",
];
const toolbar = "e2e/portal/toolbar.spec.ts";
const visitClient = "apps/portal/src/shell/telemetry/telemetry-client.test.ts";
const harmless = "packages/domain/src/telemetry/harmless.test.ts";
const client = "packages/contract/src/client.test.ts";
const formats = "packages/ui/src/language/formats.test.ts";
const progress = "packages/domain/src/journey/progress.test.ts";
const registration = "packages/domain/src/journey/registration-steps.test.ts";
const redirects = "packages/domain/src/journey/redirects.test.ts";
const survey = "packages/domain/src/journey/leave-survey.test.ts";
const people = "packages/domain/src/people/people.test.ts";
const schemas = "packages/domain/src/application/schemas.test.ts";
const signer = "packages/domain/src/application/additional-signer.test.ts";
const toasts = "packages/ui/src/components/toasts/toast-list.test.ts";
const production = "tools/production-build/production-build.test.ts";
const lookups = "apps/portal/src/session/account-lookups.test.ts";
const nextRoute = "packages/domain/src/journey/next-route.test.ts";
const queries = "apps/portal/src/session/query-client.test.ts";
const everyCall = "apps/server/src/http/every-call.test.ts";

const ofEachLender: Proof = [
  footer,
  "has its links, its mark, its states, its hours, what it may do in New York and what it offers",
];
const theBroker: Proof = [footer, "a broker's link puts the broker's mark over the page and the broker beside it"];
const theMenu: Proof = [shell, "the other applications of the family are in the menu where a flag says where they are"];
const theDrawer: Proof = [shell, "on a phone everything but telephone and bell is in a drawer"];
const theLetter: Proof = [shell, "one may write to the chief executive, who is told nothing too short"];
const theSurvey: Proof = [
  shell,
  "somebody who logs out in the middle is asked why once, and logged out after a moment",
];
const theSnag: Proof = [
  pages,
  "when a part of the page cannot be fetched it is loaded anew five times, and then says so",
];
const theVisitor: Proof = [shell, "a visitor sees a log-in, and neither notifications nor an account"];
/** Opens the offers with the home under them, and the documents to be read before the signature. */
const theWholeWay: Proof = [
  "e2e/main-job.spec.ts",
  "on a ${device}, a borrower applies, closes the browser, and goes on until the money is sent",
];
const everyCallIsThere: Proof = [everyCall, "has an example here, a handler, and a name and a place of its own"];

/** The specification's second part, sections 2 to 9, chat aside: what it asks for, and which test shows that it is so. */
export const sections: readonly Section[] = [
  {
    name: "2. Screens and routes",
    lines: [
      line("Footer: terms, privacy, licences and further links", ofEachLender),
      line("Footer: the privacy link leads to /privacy unless it is external", ofEachLender, [
        footer,
        "the privacy page of this host is a page of the portal",
      ]),
      line("Footer: licensed states, with more to come for the main organisation below fifty", ofEachLender, [
        rules,
        "promises more states only for the main organisation with fewer than fifty",
      ]),
      line("Footer: hours of operation, from the hours calls", ofEachLender, [
        hours,
        "show a lender's usual week, the telephone's under its own address",
      ]),
      line("Footer: footnotes with the fees", [footer, "the footnotes have the figures of the lender"]),
      line("Footer: New York, licensed, under review or not authorized", ofEachLender, [
        rules,
        "of a lender in %j, under review %s, says of New York: %s",
      ]),
      line("Footer: the Illinois notice", theSurvey, [
        rules,
        "names the Illinois act to those whose home is in Illinois, and to nobody else",
      ]),
      line("Footer: equal-opportunity image EOL, EHL or the default", [
        lenders,
        "show each of the three equal-opportunity marks, and each of the three texts about New York, somewhere",
      ]),
      line("Footer: a credit union's regulator", ofEachLender, [
        rules,
        "shows the regulator's sign of a credit union alone",
      ]),
      line("Loan officer: title, name, picture, email, phone, NMLS, Call and Email", theBroker),
      line(
        "Loan officer: a picture of their own, which an administrator too can take off",
        [
          "e2e/console/desk-pages.spec.ts",
          "a loan officer chooses a picture, which borrowers see beside the page, and takes it off",
        ],
        [
          "apps/server/src/modules/staff/members.test.ts",
          "who are loan officers have a picture that an administrator takes off, and only their own lender's",
        ],
      ),
      line("Loan officer: side panel when wide, a bar with a drawer when narrow", theBroker),
      line("Loan officer: fetched by uuid, of this lender alone", [
        originators,
        "names a broker's firm, without the lender's logo",
      ]),
      line("Loan officer: uuid from the address or from the application", theBroker, [
        originators,
        "is kept with the application when it is an officer of this lender",
      ]),
      line("Branding by logo, its words and a home link", theBroker, [
        originators,
        "brings the mark of a firm that has one, with its words and where it leads",
      ]),
      line("Feedback to the chief executive: title, topic, message, marketing consent", theLetter),
      line("Dashboard, settings and contact", theDrawer),
      line("Exchange, pay, marketplace, passport and group manager", theMenu, [
        features,
        "are where the flag says: %j gives %j",
      ]),
      line("Portfolio only when its link is enabled", theMenu, [
        features,
        "show the portfolio only when its link is enabled too",
      ]),
      line("Log-out leads to the log-in", [shell, "a log-out elsewhere asks nothing"]),
      line(
        "A redirect after log-in is a slash and a small letter",
        [redirects, "%s is honoured"],
        [session, "a log-in never leads to another site"],
      ),
      line("Top bar: logo, support phone, apps, notifications, profile", theVisitor, theMenu),
      line("Mobile drawer", theDrawer),
      line("Application page: sidebar, Application ID on wide and narrow screens, encryption note", theSurvey),
      line("Full-page error with Try again and Go to dashboard", theSnag),
      line("Loading screen: the mark of the organisation's mode", [
        shell,
        "the lender's mark is over the first page while it loads, and goes away",
      ]),
      line("Property details card: address, value, condition", theWholeWay),
      line("Disclosure review modal: Download, close or confirm", theWholeWay),
      line(
        "Offer panel: APR, initial draw, monthly payment, fixed term in years",
        [
          "e2e/portal/offer-panel.spec.ts",
          "the dashboard shows APR, initial draw, monthly payment and fixed term once an offer is chosen, and not before",
        ],
        ["packages/domain/src/offers/offer-panel.test.ts", "is there when term, rate and amount are all above zero"],
      ),
      line("Condition cards link to identity and to conditions/phone-number", [
        nextRoute,
        "of the kind %s leads a borrower to %s",
      ]),
      line("Condition locations of additional signers, below heloc-signer", [
        nextRoute,
        "lead an additional signer to identity or to the upload, below heloc-signer",
      ]),
      line("The leave survey's four routes", [survey, "is offered on the four specified routes"]),
      line("Registration under its query values", [registration, "goes through seven steps in their order"]),
      line("Height of the bar: 3.75 and 5 rem", [shell, "the bar is 60 pixels high on phones and 80 on large screens"]),
      line("Developer's toolbar outside production only", [production, "has nothing of the developer's toolbar: %s"]),
      line(
        "Developer's toolbar: log-in by password or token, agent by its ID, flags",
        [toolbar, "a developer logs in by password, or by a token, from any page"],
        [toolbar, "a developer becomes an agent by their ID, which is required"],
        [toolbar, "a developer decides a flag by hand, its variables too, and leaves it to the flags again"],
      ),
    ],
  },
  {
    name: "3. Entities",
    lines: [
      line("Footer data, company info, further links, organisation info", [
        lenders,
        "carries the states of the day, the hours in words and nothing about single licences",
      ]),
      line("Missing organisation data", [
        "apps/portal/src/session/organisation.test.ts",
        "cannot be guessed when the object is missing",
      ]),
      line("Originator: display and public info", [
        originators,
        "shows an officer of this lender, and may be kept for ten minutes",
      ]),
      line("Operating hours by department", [
        hours,
        "follow Pacific time across the change of clocks, and close on a holiday",
      ]),
      line("Feedback", [
        feedbackCalls,
        "to the chief executive is kept sealed, with the writer's own application and no other",
      ]),
      line("Account access and wallets", everyCallIsThere, theWallets),
      line("Notification: status, calls to action", [
        notices,
        "tell a borrower once what is asked, in the language of the reader, and where to go",
      ]),
      line("Loan application as the shell reads it", [
        schemas,
        "accept an application at its beginning and one with a profile",
      ]),
      line("Identity, with its second factor", [
        secondStep,
        "ask for a code at log-in once the second step is on, and take each code once",
      ]),
      line("Feature flag and its variables", [features, "becomes an entry of the list with its variables"]),
      line("Telemetry session key", [
        visits,
        "goes on with a session that there is, and begins another under the same tracker when there is none",
      ]),
      line("Tracker and pilot in the browser's storage", [
        pages,
        "a page is counted without anything personal, and not at all for whoever asks not to be tracked",
      ]),
      line("Enumerations of the wire", [
        schemas,
        "name every status flag in the specification, each with a value for `not published`",
      ]),
    ],
  },
  {
    name: "4. States and transitions",
    lines: [
      line(
        "Log-in path by experiment or mode, and a broker's",
        [features, "in the mode %s, where the experiment says %s, broker %s: %s"],
        [flagPages, "a log-in with ${lender}, where the experiment says ${decided}, is sent to ${called}"],
        [
          flagPages,
          "a broker who was logged in here before is sent to the brokers' log-in, whatever the experiment says",
        ],
        [originators, "is a broker's once the address is confirmed"],
      ),
      line("Progress value to step of the sidebar", [progress, "rows %i to %i: %s, position %i"]),
      line("The last label by the way of notarisation", [
        progress,
        "names the last label after the way the deed is notarised",
      ]),
      line("Registration's sections and their steps; contact left out when known", [
        registration,
        "omits the contact step only when both email and phone are known",
      ]),
      line("The co-signer's two steps", [progress, "shows an additional signer two steps"]),
      line("Leave survey: on log-out, once", theSurvey, [survey, "is not offered with %o"]),
      line("Copied is said for a second", theWallets),
      line("Hidden panel by Shift+Alt+X", [shell, "Shift+Alt+X shows what support asks for, and takes it away again"]),
      line("Module load is tried again", theSnag, [
        pages,
        "a part beside the screen that cannot be fetched ends after five loads too, and is forgotten on a page that stands",
      ]),
      line("Maintenance by flag and route", [
        shell,
        "a lender's page is closed while the flag says so, in the reader's language",
      ]),
    ],
  },
  {
    name: "5. Validation",
    lines: [
      line(
        "CEO feedback: topic, 10 to 1000 characters, consent",
        [feedback, "of %i characters gives %j"],
        [feedback, "has the topics and the messages of the specification"],
      ),
      line("A condition wants one document unless it says how many", [
        "apps/server/src/modules/conditions/talk.test.ts",
        "keeps the papers that were good enough: two of three, and one more",
      ]),
      line("A condition about a bank account shows the last four characters of it alone", [
        "apps/server/src/modules/accounts/owner-differs.test.ts",
        "is asked about, while the application goes on, and is used once a person has seen that it is theirs",
      ]),
      line("Redirect path", [redirects, "%s is honoured"]),
      line("The chat that an address asks for is carried over redirects", [
        session,
        "a chat that an address asks for opens behind its redirects too, before a log-in and after it",
      ]),
      line("Offer panel when term, rate and amount are above zero", [
        "packages/domain/src/offers/offer-panel.test.ts",
        "is not there with %o",
      ]),
      line("Additional signer by version", [signer, "rule $version, listed $listed, type $type: $signs"]),
      line("UUID in its form", [
        "packages/domain/src/journey/paths.test.ts",
        "are recognised again, each as its own route",
      ]),
      line(
        "Phone display",
        [formats, "%s is shown as %s"],
        [people, "is shown with brackets, and anything else as it is"],
      ),
      line("Address parts stripped and title-cased", [people, "is stripped of spaces and title-cased"]),
    ],
  },
  {
    name: "6. Roles",
    lines: [
      line("A visitor has Login, no notifications", theVisitor),
      line("Settings for whoever is logged in", theDrawer),
      line(
        "Dashboard for non-signers or brokers; portfolio only when enabled",
        ["packages/domain/src/journey/dashboard-link.test.ts", "for %s, signing as %s, broker %s: %s"],
        [
          "e2e/co-signer-account.spec.ts",
          "a co-signer who is a broker has a dashboard, behind the log-in of their own account",
        ],
        theMenu,
      ),
      line("Calls for staff and for borrowers apart", [everyCall, "%s lets in nobody without a valid token of ours"]),
      line("Not accepting applications, by the kind of lender", [footer, "for an application by its own address"]),
    ],
  },
  {
    name: "7. Calls",
    lines: [
      line("Operating hours", [hours, "refuse a department that there is not"]),
      line("Every call has its place and its handler", everyCallIsThere),
      line("Conditions: every minute, and when the window is looked at", [
        queries,
        "is asked every minute and at each look at the window for %s",
      ]),
      line("Feedback to the chief executive", theLetter),
      line("Identity, log-in, log-out", [
        session,
        "a wrong password is told without telling whether there is an account",
      ]),
      line("Originator, kept for ten minutes", [
        originators,
        "shows an officer of this lender, and may be kept for ten minutes",
      ]),
      line(
        "Telemetry session and event, with their payloads",
        [visitClient, "is established once, whatever happens at the same time, and keeps tracker and session"],
        [pages, "a page is counted without anything personal, and not at all for whoever asks not to be tracked"],
      ),
      line("Telemetry: dedupe", [
        visits,
        "counts an event once in a session unless it is told not to, or a property differs",
      ]),
      line(
        "Telemetry: nothing personal",
        [visits, "keeps nothing personal, whatever it is sent"],
        [harmless, "drops a property that is %s"],
      ),
      line(
        "Telemetry: Do Not Track, Global Privacy Control, and a person’s own no",
        [visits, "keeps nothing of a browser that asks not to be tracked: %j"],
        [visits, "keeps nothing of whoever said no in their account, with whichever device, until they say yes"],
        [pages, "whoever has no account says on the privacy page whether visits are counted, and that is kept"],
      ),
      line("Tracker mismatch loads the page anew", theOtherTracker),
      line(
        "A tracker is obtained where none is stored; the PATCH names identityUuid",
        [flagPages, "a first visit obtains a tracker before flags are decided for it"],
        [flagTracker, "is obtained where none is stored: of the application, else of a session"],
        theOtherTracker,
      ),
      line("Flag attributes applicationUuid and createdAt", theOtherTracker, [flags, "may be on for one application"]),
      line(
        "Feature, features, decision, tracker",
        [flags, "are answered one by one, and all together with their variables"],
        [flags, "count an application's experiments under the first tracker that was named, for ever"],
      ),
      line("Pilot attributes", [
        flags,
        "show an application of the family where the data folder says so, to the pilots alone if it says so",
      ]),
      line("Optimizely behind the same interface", [optimizely, "decides with the attributes of the specification"]),
      line("Client: credentials, token, repeated parameters", [
        client,
        "sends credentials, the organisation and the token, and lists as repeated parameters",
      ]),
      line("Client: PDF and JSON", [client, "asks for a document as PDF or JSON and gives its bytes"]),
      line(
        "Client: thirty seconds, and what a file needs on its way",
        [client, "ends after thirty seconds"],
        [client, "lasts as long as the largest file needs on a poor line"],
      ),
    ],
  },
  {
    name: "8. Errors",
    lines: [
      line("Profile and session: 401 ends the session", [client, "takes %i with %j for the end of the session: %j"]),
      line(
        "User not found, Failed to fetch profile details., JWT error, Request failed.",
        [lookups, "is not found where neither knows it"],
        [lookups, "fails under its own text, with the status of the call"],
        [lookups, "is not asked for without a token"],
        [lookups, "has a generic text for what is no answer"],
      ),
      line(
        "Could not establish session.",
        [flagTracker, "says that no session could be established, with the status behind it"],
        [flagPages, "where no session can be had no flag is looked up, and the page stands"],
      ),
      line("HTTP failures carry status, message and body", [
        client,
        "carries status, joined message and parsed body of a refusal",
      ]),
      line("Not convertible to JSON, not defined", [
        client,
        "says which address answered something that is no JSON, or nothing",
      ]),
      line(
        "Network failure has status 0",
        [client, "gives the status 0 to a network that does not answer"],
        [client, "gives the status 0 to a line that is lost in the middle of a reply"],
      ),
      line("A failed call of the counting has the status for its message", [
        visitClient,
        "fails with the status of the response for its message",
      ]),
      line("Session retries failed", [visitClient, "is tried three times, and no more"]),
      line("Messages joined, deduplicated, with a period", [client, "%j are joined to %j"]),
      line("What the error reporter leaves alone", [
        "apps/portal/src/shell/ignored-errors.test.ts",
        "leaves a call alone that was not answered, and hears of every other fault",
      ]),
      line(
        "The error is logged",
        [pages, "an error that breaks a page is written into the server's log, without what was typed"],
        ["apps/portal/src/shell/error-reporter.test.ts", "is told once, without anything of the person"],
      ),
      line("Error page's texts, support, one step back", theSnag, [
        pages,
        "Try again goes one step back in the history",
      ]),
      line("No Notifications", [shell, "without any the bell says so"]),
    ],
  },
  {
    name: "9. Constants",
    lines: [
      line("Fees and disclosures", [footer, "the footnotes have the figures of the lender"]),
      line(
        "Three notifications until View All, eight unread",
        [shown, "shows at most eight unread ones when it is expanded, and all that were read, in their order"],
        [shell, "four or more are folded to three until all are asked for, at most eight of them unread"],
      ),
      line("Time ago", [formats, "%s is %s"]),
      line("Wallet address: six and five", ["packages/domain/src/accounts/short-address.test.ts", "%j is shown as %j"]),
      line(
        "Toasts: five, the live region cleared after 300 ms",
        [toasts, "are five at most; the oldest leaves"],
        [gallery, "messages are read out once, and leave unless they ask for something"],
      ),
      line("Dates", [formats, "is written MM/dd/yyyy in both languages"], [formats, "calls %j an invalid date"]),
      line("Percent: one decimal unless told", [formats, "has one decimal unless told otherwise"]),
      line("Currency: en-US USD with chosen decimals", [formats, "%i cents is %s while choosing and %s on a payment"]),
      line("Shades 50 to 800", ["packages/ui/src/tokens/theme.test.ts", "gets darker from 50 to 800"]),
      line("Twenty-five marks with palettes, in contrast", [
        brands,
        "$mode is a plain vector, white on its own colour, with a contrast of at least 4.5",
      ]),
      line("Six organisations", [
        lenders,
        "are four of the main product, two of them wholesale, a partner and a credit union",
      ]),
      line("Survey delay", theSurvey),
      line(
        "Query defaults: no retry, nothing asked again on focus, mount or reconnect",
        [queries, "is not asked again by another page, by looking at the window, or by a line that is back"],
        [queries, "is not asked again by itself where it was refused"],
      ),
      line("The status stands for 250 ms", [queries, "stands for a quarter of a second for the status"]),
      line("Maintenance key", [flags, "is off for every lender as the product comes"]),
      line("Session retries", [visitClient, "is tried three times, and no more"]),
      line(
        "English and Spanish, whole",
        ["apps/portal/src/words.test.ts", "%s is whole in English and Spanish"],
        [pages, "the browser's language is spoken until the person chooses one, and that is kept"],
      ),
      line("Forced colours and reduced motion", [pages, "is whole on a phone, in forced colours and without motion"]),
      line("Passkeys at the log-in", [
        "e2e/co-signer-account.spec.ts",
        "a co-signer has settings of their own, and comes back with a passkey",
      ]),
      line(
        "Session replay: off unless switched on, without content, its link stored and its name in every call",
        ["e2e/console/replay.spec.ts", "a visit is recorded without a word, and watched from the loan file"],
        [
          "e2e/console/replay.spec.ts",
          "nothing is recorded, nor the recorder fetched, unless it is on and the browser agrees",
        ],
        [replays, "takes no part of another application's replay, and no link to anywhere else"],
      ),
    ],
  },
  chatSection,
];
