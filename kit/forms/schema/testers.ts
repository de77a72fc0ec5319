import type { RankedTester } from '@jsonforms/core'
import type { Widget } from '#contract/registry/widgets.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import type { FormElement, FormSchema } from './formSchema.ts'
import type { Kind } from './kindOf.ts'

/** Below every other rank: what nothing else wants. */
const FALLBACK = 0
/** A control chosen by the data's own kind. */
const BY_KIND = 2
/** Chosen by a format or another keyword of the data schema. */
const BY_FORMAT = 4
/** Asked for by the UI schema. */
const BY_WIDGET = 10

const NOT_MINE = -1

type Test = (facts: Facts, element: FormElement) => boolean

function control(rank: number, test: Test): RankedTester {
  return (uischema, schema, { rootSchema }) => {
    const element = uischema as FormElement
    const facts = factsOf(element, schema as FormSchema, rootSchema as FormSchema)
    return facts.isControl && test(facts, element) ? rank : NOT_MINE
  }
}

export const ofKind = (...kinds: Kind[]) => control(BY_KIND, ({ kind }) => kinds.includes(kind))
export const ofFormat = (test: Test) => control(BY_FORMAT, test)
/** A control for which the UI schema names the widget; its data has to be of a kind that the widget can draw. */
export const ofWidget = (widget: Widget, ...kinds: Kind[]) =>
  control(BY_WIDGET, ({ widget: asked, kind }) => asked === widget && kinds.includes(kind))
export const anyControl = control(FALLBACK, () => true)

export const ofElement =
  (...types: string[]): RankedTester =>
  (uischema) =>
    types.includes(uischema.type) ? BY_KIND : NOT_MINE

/** An element of ours that is about an object as a whole: no field of it. */
export const ofParts: RankedTester = (uischema) => (uischema.type === 'ObjectParts' ? BY_WIDGET * 2 : NOT_MINE)

/** A group that one widget draws as a whole. */
export const ofGroupWidget =
  (widget: Widget): RankedTester =>
  (uischema) =>
    uischema.type === 'Group' && (uischema as FormElement).options?.widget === widget ? BY_WIDGET : NOT_MINE

export const anyElement: RankedTester = () => FALLBACK - 0.5
