import type { RankedTester } from '@jsonforms/core'
import type { Widget } from '#contract/registry/widgets.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import type { FormElement, FormSchema } from './formSchema.ts'
import { itemsOf } from './itemsOf.ts'
import type { Kind } from './kindOf.ts'

/** Below every other rank: what nothing else wants. */
const FALLBACK = 0
/** Asked for by a name that none of ours answers to. */
const BY_OTHERS = 1
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
    if (rank < BY_WIDGET && isMasterDetail(element, facts)) return NOT_MINE
    return facts.isControl && test(facts, element) ? rank : NOT_MINE
  }
}

/** A list of records beside the one that is chosen; any other list is drawn as such. */
function isMasterDetail({ type }: FormElement, { schema, root, kind }: Facts): boolean {
  if (type !== 'ListWithDetail' || kind !== 'array' || schema.type !== 'array') return false
  return itemsOf(schema, root)?.type === 'object'
}

/** Categories as steps. With buttons of its own it would show words of English alone: those are drawn below each other. */
function isStepper({ type, options, elements = [] }: FormElement): boolean {
  const isAsked = type === 'Categorization' && options?.variant === 'stepper' && options.showNavButtons !== true
  return isAsked && elements.length > 0 && elements.every((each) => each.type === 'Category')
}

/** What is drawn by the Material renderers of JSON Forms, where nobody else claims it. */
export const byMaterial: RankedTester = (uischema, schema, { rootSchema }) => {
  const element = uischema as FormElement
  const facts = factsOf(element, schema as FormSchema, rootSchema as FormSchema)
  return isStepper(element) || isMasterDetail(element, facts) ? BY_OTHERS : NOT_MINE
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
    types.includes(uischema.type) && !isStepper(uischema as FormElement) ? BY_KIND : NOT_MINE

/** An element of ours that is about an object as a whole: no field of it. */
export const ofParts: RankedTester = (uischema) => (uischema.type === 'ObjectParts' ? BY_WIDGET * 2 : NOT_MINE)

/** A group that one widget draws as a whole. */
export const ofGroupWidget =
  (widget: Widget): RankedTester =>
  (uischema) =>
    uischema.type === 'Group' && (uischema as FormElement).options?.widget === widget ? BY_WIDGET : NOT_MINE

export const anyElement: RankedTester = () => FALLBACK - 0.5
