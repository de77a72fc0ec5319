import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { LoadedDocument, LoadedText } from '../../stores/documents/loadDocuments.ts'

/** How many related titles a series names. */
const NAMED = 2

/** Each published series names the next ones of its genre, the last of them the first. */
export function relateSeries(series: readonly LoadedDocument[]): LoadedDocument[] {
  const byGenre = Map.groupBy(series.filter(hasGenre), (one) => genreOf(one))
  return series.map((one) => {
    const kin = hasGenre(one) ? (byGenre.get(genreOf(one)) ?? []) : []
    const own = kin.indexOf(one)
    const named = Array.from({ length: NAMED }, (_, at) => kin[(own + 1 + at) % kin.length]?.id ?? one.id)
    const rel = [...new Set(named)].filter((id) => id !== one.id)
    return rel.length === 0 ? one : withField(one, { rel })
  })
}

const hasGenre = ({ published }: LoadedDocument) => Array.isArray(published?.payload.gnr)
const genreOf = ({ published }: LoadedDocument) => String((published?.payload.gnr as unknown[])[0])

/** The same field in every text of a document, so that no version seems to have changed it. */
function withField(document: LoadedDocument, field: Payload): LoadedDocument {
  const filled = <Text extends LoadedText>(text: Text): Text => ({ ...text, payload: { ...text.payload, ...field } })
  const { older, published, draft, rest } = document
  return {
    ...document,
    ...(older && { older: older.map(filled) }),
    ...(published && { published: filled(published) }),
    ...(draft && { draft: filled(draft) }),
    ...(rest && { rest: filled(rest) }),
  }
}
