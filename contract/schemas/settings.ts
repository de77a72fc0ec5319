import { Type, type Static } from 'typebox'
import { literals } from '#contract/values/literals.ts'
import { SETTING_KINDS } from '#contract/values/settingKinds.ts'

const text = Type.String()

/** A setting of one person (calls.md section 11). What it holds follows from its kind; it was checked when it was kept. */
export const Setting = Type.Object({
  id: text,
  n: text,
  t: literals(SETTING_KINDS),
  ct: text,
  payload: Type.Unknown(),
  /** Of a view, as one word: 'all', 'role:<role>'; '' or null: nobody else. */
  audience: Type.Optional(Type.Union([text, Type.Null()])),
})
export type Setting<Payload = unknown> = Omit<Static<typeof Setting>, 'payload'> & { payload: Payload }

/** A view that is shared, with whom and by whom. */
export const SharedView = Type.Object({
  ...Setting.properties,
  owner: Type.Object({ uid: text, name: text }),
})
export type SharedView = Static<typeof SharedView>

/** Whose content it is (calls.md section 12). */
export const Product = Type.Object({ id: text, n: text })
export type Product = Static<typeof Product>

/** A remote configuration; its values stand in `attrs`. */
export const RemoteConfig = Type.Object({
  id: text,
  key: Type.Optional(text),
  n: text,
  app: text,
  type: text,
  attrs: Type.Unknown(),
  st: Type.Optional(text),
  ct: Type.Optional(text),
  ut: Type.Optional(text),
  /** Of the menu: who is changing it, in which tab, and until when at the latest. */
  lock: Type.Optional(Type.Object({ uid: text, tab: text, name: text, until: text })),
})
export type RemoteConfig = Static<typeof RemoteConfig>
