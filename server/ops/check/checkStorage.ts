import { randomUUID } from 'node:crypto'
import { exists } from '../../db/embedded/preparedFolder.ts'
import { openStorage } from '../../images/openStorage.ts'
import { StorageRefused } from '../../images/storageRefused.ts'
import type { FileSettings } from '../../settings/settings.ts'
import { note, ok, wordsOf, wrong, type Finding } from './finding.ts'
import { whyNotWritable } from './whyNotWritable.ts'

const PART = 'Files'
const PROBE = Buffer.from('written by `npm run ops -- check`, and taken away at once')

/** Writes a small file, reads it, and takes it away. */
export async function checkStorage(files: FileSettings): Promise<Finding> {
  const where = files.kind === 'folder' ? `The folder ${files.path}` : `The bucket ${files.bucket} at ${files.endpoint}`
  if (files.kind === 'folder' && !(await exists(files.path))) {
    const why = await whyNotWritable(files.path)
    return why ? wrong(PART, why) : note(PART, `${where} is made with the first file.`)
  }
  const storage = openStorage(files)
  const key = `probe-${randomUUID()}`
  try {
    await storage.put(key, PROBE)
    const read = await storage.get(key)
    await storage.remove(key)
    return read?.equals(PROBE) ? ok(PART, `${where} can be written.`) : wrong(PART, `${where} gives back other bytes.`)
  } catch (error) {
    if (error instanceof StorageRefused) return wrong(PART, error.message)
    return wrong(PART, `${where} cannot be used: ${wordsOf(error)}.`)
  }
}
