import { access, constants, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A sentence where this account could not write into a folder, or make it; nothing is made. */
export async function whyNotWritable(folder: string): Promise<string | undefined> {
  const there = await stat(folder).catch(() => undefined)
  if (!there) return dirname(folder) === folder ? `There is no folder ${folder}.` : whyNotWritable(dirname(folder))
  if (!there.isDirectory()) return `${folder} is no folder.`
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  return isWritable ? undefined : `The folder ${folder} cannot be written by this account.`
}
