import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Answer, CallContext } from '../context.ts'
import type { documentChange, DocumentWrite } from '../decisions/documentChange.ts'
import { productsOf, type DocumentFacts, type Payload } from '../stores/documents/documentFacts.ts'
import type { DocumentKind } from '../stores/documents/documentKind.ts'
import type { Written } from '../stores/documents/performWrite.ts'
import { confirmedIn, sentStatus } from './catalogue/sentVerb.ts'
import { selectedProduct } from './selectedProduct.ts'

type NamedInput = { n?: string; prd?: string[]; st?: unknown }
type VerbWords = { confirm?: string; approval?: 'true' | 'false' }
type Paging = { pageNumber?: number; pageSize?: number }
type Words = Pick<DocumentWrite, 'approval' | 'confirmed'>

type Ways<Input, Use> = {
  /** Who names a document, or counts against it. */
  usesOf: (context: CallContext, kind: DocumentKind, id: string, was: Payload) => Promise<Use[]>
  /** Whether the change touches what stays as it is while somebody uses the document. */
  isHeld: (kind: DocumentKind, was: Payload, body: Input) => boolean
  change: (
    context: CallContext,
    kind: DocumentKind,
    texts: { sent: Input; was: Payload },
    words: Words,
  ) => Promise<(facts: DocumentFacts | undefined) => ReturnType<typeof documentChange>>
}

/** How documents are written and read whose name each product has once, and that go only once nobody uses them. */
export function namedDocuments<Input extends NamedInput, Use>({ usesOf, isHeld, change }: Ways<Input, Use>) {
  return {
    /** A new one of a kind, in the selected product (design 9 (13)). */
    async create(context: CallContext, kind: DocumentKind, body: Input): Promise<Written> {
      const { services } = context
      const product = selectedProduct(context)
      const sent = { ...body, prd: [...new Set([...(body.prd ?? []), product])] }
      await refuseTaken(context, kind, sent.n, { products: sent.prd, except: undefined })
      const made = await change(context, kind, { sent, was: {} }, { approval: false, confirmed: [] })
      return services.documents.create(context, kind, made(undefined))
    },

    /** Everything that is sent as a status; what is still used is not deleted, and keeps what it is known by. */
    async save(
      context: CallContext,
      kind: DocumentKind,
      { key, body, query }: { key: string; body: Input; query: VerbWords },
    ): Promise<Written> {
      const found = await readNamed(context, kind, key)
      const was = JSON.parse(found.json) as Payload
      const st = sentStatus(body)
      const isGoing = st === 'deleted' || st === 'purged'
      if (isGoing || isHeld(kind, was, body)) {
        const uses = await usesOf(context, kind, found.id, was)
        if (uses.length > 0) throw new DomainError('inUse', { data: uses.slice(0, DEFAULT_PAGE_SIZE) })
      }
      if (!isGoing && st !== 'archived') {
        const n = body.n ?? (typeof was.n === 'string' ? was.n : undefined)
        await refuseTaken(context, kind, n, { products: body.prd ?? productsOf(was), except: found.id })
      }
      const words = { approval: query.approval === 'true', confirmed: confirmedIn(query.confirm) }
      const made = await change(context, kind, { sent: body, was }, words)
      return context.services.documents.write(context, kind, found.id, made)
    },

    /** A page of who names it, or counts against it. */
    async uses(
      context: CallContext,
      kind: DocumentKind,
      key: string,
      { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE }: Paging,
    ): Promise<Answer<Use[]>> {
      const found = await readNamed(context, kind, key)
      const uses = await usesOf(context, kind, found.id, JSON.parse(found.json) as Payload)
      const from = (pageNumber - 1) * pageSize
      return { data: uses.slice(from, from + pageSize), page: { count: uses.length } }
    },
  }
}

/** By its id or the key of any of its versions (calls.md section 18). */
export async function readNamed(context: CallContext, kind: DocumentKind, key: string) {
  const [found] = await context.services.documents.readByKeys(context, [kind], [key])
  if (!found) throw new DomainError('notFound')
  return found
}

async function refuseTaken(
  { services }: CallContext,
  kind: DocumentKind,
  name: string | undefined,
  where: { products: readonly string[]; except: string | undefined },
): Promise<void> {
  if (name === undefined || name.trim() === '') return
  if (await services.policies.isNameTaken(kind, name.trim(), where)) throw new DomainError('nameTaken', { field: '/n' })
}
