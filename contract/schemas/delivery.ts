import { Type, type Static } from 'typebox'
import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  WATCH_HOURS,
  WEBHOOK_ADDRESS,
  WEBHOOK_NAME,
} from '#contract/values/deliveries.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { literals } from '#contract/values/literals.ts'

const text = Type.String()
const productList = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 200 })

/** Where a service of others is told, as people read of it: never its secret. */
export const Webhook = Type.Object({ id: text, n: text, address: text, products: Type.Array(text), by: text, ct: text })
export type Webhook = Static<typeof Webhook>

export const MadeWebhook = Type.Object({
  webhook: Webhook,
  /** What our deliveries are signed with; told this once. */
  secret: text,
})

export const WebhookInput = Type.Object(
  {
    n: Type.String({ minLength: 1, maxLength: WEBHOOK_NAME, pattern: '\\S' }),
    address: Type.String({ minLength: 1, maxLength: WEBHOOK_ADDRESS }),
    products: productList,
  },
  { additionalProperties: false },
)

/** One thing that is told to one receiver: it has one id, however often it is tried. */
export const Delivery = Type.Object({
  id: text,
  kind: literals(['webhook', 'mail'] as const),
  /** What it tells of. */
  topic: literals(['view', 'test'] as const),
  /** Name of the webhook, or the address of the mail. */
  target: text,
  /** Name of the view. */
  about: text,
  state: literals(DELIVERY_STATES),
  tries: Type.Integer(),
  /** What the receiver answered last. */
  code: Type.Optional(Type.Integer()),
  problem: Type.Optional(literals(DELIVERY_PROBLEMS)),
  /** When it is tried next. */
  next: Type.Optional(text),
  ct: text,
  ut: text,
})
export type Delivery = Static<typeof Delivery>

const WATCH = {
  /** 'any': the view holds something; 'older': something in it has rested for so many hours. */
  when: literals(['any', 'older'] as const),
  hours: Type.Optional(Type.Integer({ minimum: 1, maximum: WATCH_HOURS })),
  /** To the address of one's account. */
  mail: Type.Boolean(),
  webhook: Type.Optional(Type.String({ maxLength: 64 })),
}

/** A saved view that somebody wants to be told of. */
export const Watch = Type.Object({
  ...WATCH,
  /** The view's id, name and what opens it. */
  view: text,
  n: text,
  payload: Type.Unknown(),
  /** Since when what it waits for is so; missing while it is not. */
  since: Type.Optional(text),
  /** How many titles the view held when that was looked at. */
  count: Type.Integer(),
})
export type Watch = Static<typeof Watch>

export const Watches = Type.Object({
  watches: Type.Array(Watch),
  /** The address that mails go to; missing where the server sends none, or the account has none. */
  mail: Type.Optional(text),
  webhooks: Type.Array(Type.Object({ id: text, n: text })),
})
export type Watches = Static<typeof Watches>

export const WatchInput = Type.Object(
  {
    ...WATCH,
    /** Language of mails, and zone of relative dates in the view. */
    lang: literals(LANGUAGES),
    zone: Type.String({ maxLength: 64 }),
  },
  { additionalProperties: false },
)
export type WatchInput = Static<typeof WatchInput>
