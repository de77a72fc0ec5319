import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { parseJson } from '../app/parseJson.ts'
import { checkTypeDocument } from './checkTypeDocument.ts'

type DroppedTypes = { documents: TypeDocument[]; problems: { file: string; problems: string[] }[] }

/** The type documents of a folder's JSON files. A file that cannot serve is told about and changes nothing. */
export async function readDroppedTypes(folder: string): Promise<DroppedTypes> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.json$/.test(name)).sort()
  const result: DroppedTypes = { documents: [], problems: [] }
  for (const file of names) {
    const { document, problems } = await readOne(join(folder, file))
    if (document) result.documents.push(document)
    else result.problems.push({ file, problems })
  }
  return result
}

async function readOne(path: string): Promise<{ document?: TypeDocument; problems: string[] }> {
  try {
    const { document, problems } = await checkTypeDocument(parseJson(await readFile(path)))
    if (document) return { document, problems: [] }
    return { problems: problems.map(({ field, description }) => `${field || 'The document'}: ${description}`) }
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] }
  }
}
