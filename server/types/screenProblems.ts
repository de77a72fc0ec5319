import { rowFields } from '#contract/registry/rowFields.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { propertyOf, viewOf } from '#contract/rules/payload/schemaView.ts'
import { filterField } from '../stores/lists/filterFields.ts'
import { scopeExists } from './schema/scopeExists.ts'
import { areWords } from '#contract/rules/types/areWords.ts'
import { problem } from './schema/schemaProblems.ts'
import { isSchema, type JsonSchema } from './schema/jsonSchema.ts'

/** Elements that a form can draw (kit/forms/renderers.ts). */
const ELEMENTS: readonly string[] = [
  'Categorization',
  'Category',
  'Group',
  'HorizontalLayout',
  'VerticalLayout',
  'Label',
  'Control',
  'ListWithDetail',
]
/** Those that are about a place of the data. */
const WITH_SCOPE: readonly string[] = ['Control', 'ListWithDetail']
const MAX_ELEMENTS = 2_000
const MAX_PROBLEMS = 20

/** Cells that need no field of the row: they show the document itself. */
const CELLS_OF_THEIR_OWN: readonly string[] = ['title', 'status', 'availability', 'flags', 'lock', 'updated']
/** What the server adds to every list row beside the fields of its payload (server/stores/documents/sideRow.ts). */
const SET_BY_SERVER: readonly string[] = ['id', 'key', 'st', 'rev', 'ct', 'ut', 'uu', 'uun', 'changed']

/** Screens that would show nothing: controls without a field, columns without values, filters that cannot filter. */
export function screenProblems(document: TypeDocument): TypeProblem[] {
  return [...formProblems(document), ...listProblems(document), ...relationProblems(document)].slice(0, MAX_PROBLEMS)
}

function formProblems(document: TypeDocument): TypeProblem[] {
  return walked(document).problems
}

/** Elements that only a renderer from outside can draw: kept, and told. */
export function screenNotes(document: TypeDocument): TypeProblem[] {
  return walked(document).notes
}

function walked({ schema, uiSchema, uiSchemaAdditional }: TypeDocument): Walk {
  const walk: Walk = { count: 0, problems: [], notes: [], schema }
  if (Object.keys(uiSchema).length > 0) look(uiSchema, '/uiSchema', walk)
  if (uiSchemaAdditional) look(uiSchemaAdditional, '/uiSchemaAdditional', walk)
  return walk
}

type Walk = { count: number; problems: TypeProblem[]; notes: TypeProblem[]; schema: JsonSchema }

function look(element: unknown, at: string, walk: Walk): void {
  walk.count += 1
  if (walk.count > MAX_ELEMENTS || walk.problems.length >= MAX_PROBLEMS) {
    if (walk.count === MAX_ELEMENTS + 1)
      walk.problems.push(
        problem('/uiSchema', 'uiElements', `The form has more than ${MAX_ELEMENTS} elements.`, { limit: MAX_ELEMENTS }),
      )
    return
  }
  if (!isSchema(element) || typeof element.type !== 'string') {
    const kinds = ELEMENTS.join(', ')
    walk.problems.push(problem(`${at}/type`, 'uiElement', `A form element is one of: ${kinds}.`, { kinds }))
    return
  }
  if (!ELEMENTS.includes(element.type) && walk.notes.length < MAX_PROBLEMS) {
    const text = `${element.type} is drawn where a renderer of that name is registered.`
    walk.notes.push(problem(`${at}/type`, 'uiForeign', text, { name: element.type }))
  }
  if (WITH_SCOPE.includes(element.type)) lookAtScope(element.scope, `${at}/scope`, walk)
  lookAtRule(element.rule, `${at}/rule/condition`, walk)
  const { options } = element
  if (isSchema(options) && options.labels !== undefined && !areWords(options.labels))
    walk.problems.push(
      problem(`${at}/options/labels`, 'schemaWords', 'These words must be short texts by language.', { limit: 400 }),
    )
  if (Array.isArray(element.elements))
    element.elements.forEach((each, index) => look(each, `${at}/elements/${index}`, walk))
}

function lookAtScope(scope: unknown, at: string, { schema, problems }: Walk): void {
  if (typeof scope === 'string' && scopeExists(scope, schema)) return
  const named = String(scope).slice(0, 200)
  problems.push(problem(at, 'uiScope', `The schema has no field at ${named}.`, { scope: named }))
}

function lookAtRule(rule: unknown, at: string, walk: Walk): void {
  const condition = isSchema(rule) && isSchema(rule.condition) ? rule.condition : undefined
  if (condition?.scope !== undefined) lookAtScope(condition.scope, `${at}/scope`, walk)
}

function listProblems(document: TypeDocument): TypeProblem[] {
  const { list } = document
  const carried = [...SET_BY_SERVER, ...rowFields(document)]
  const columns = list.columns.flatMap(({ field, kind }, index) => {
    const head = field.split('.')[0] ?? ''
    if (CELLS_OF_THEIR_OWN.includes(kind) || carried.includes(head)) return []
    const text = `List rows do not carry the field ${field}: name it in narrow.row.`
    return [problem(`/list/columns/${index}/field`, 'columnNotCarried', text, { name: field })]
  })
  const filters = list.filters.flatMap(({ field }, index) => {
    if (filterField(document, field)) return []
    const text = `Lists cannot be filtered by ${field}: name it in narrow.facets.`
    return [problem(`/list/filters/${index}/field`, 'filterNotKept', text, { name: field })]
  })
  return [...columns, ...filters, ...narrowProblems(document)]
}

/** Lists are fed from fields of the schema; one that does not exist would show an empty column for ever. */
function narrowProblems({ schema, narrow }: TypeDocument): TypeProblem[] {
  const named: [string, string | undefined][] = [
    ['/narrow/released', narrow.released],
    ['/narrow/number', narrow.number],
    ...narrow.facets.map((name, index): [string, string] => [`/narrow/facets/${index}`, name]),
    ...narrow.row.map((name, index): [string, string] => [`/narrow/row/${index}`, name]),
  ]
  return named.flatMap(([at, name]) =>
    name === undefined || hasField(schema, name.split('.')[0] ?? '')
      ? []
      : [problem(at, 'noSuchField', `The schema has no field ${name}.`, { name })],
  )
}

function relationProblems({ schema, relations }: TypeDocument): TypeProblem[] {
  const parent = relations?.parent
  if (!parent || hasField(schema, parent.field)) return []
  const text = `The schema has no field ${parent.field}.`
  return [problem('/relations/parent/field', 'noSuchField', text, { name: parent.field })]
}

/** References, parts and alternatives may declare a field as well. */
function hasField(schema: JsonSchema, name: string): boolean {
  return propertyOf(viewOf(schema, [schema]), name).declared
}
