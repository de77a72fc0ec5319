import { makeFolder } from '../makeFolder.ts'
import { lockFolder, type FolderLock } from './folderLock.ts'
import { StartRefused } from './startRefused.ts'

/** Makes the data folder where it is not there, and locks it. Throws StartRefused where it cannot be used. */
export function takeFolder(folder: string): Promise<FolderLock> {
  return inWords(folder, async () => {
    await makeFolder(folder)
    return lockFolder(folder)
  })
}

/** The same without the lock, for what several servers may share. */
export function makeDataFolder(folder: string): Promise<void> {
  return inWords(folder, () => makeFolder(folder))
}

async function inWords<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const sentence = sentenceOf(folder, error)
    throw sentence === undefined ? error : new StartRefused(sentence, error)
  }
}

function sentenceOf(folder: string, error: unknown): string | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR ${folder} is a file, or lies below one: name a folder.`
    case 'ENOENT':
    case 'EINVAL':
      return `The data folder ${folder} cannot be made where it is said to be: choose another DATA_DIR.`
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return `The data folder ${folder} cannot be written by this account: give it the right, or choose another DATA_DIR.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of the data folder ${folder} is full: make room on it, then start again.`
    default:
      return undefined
  }
}

/** The embedded database does not open. What is there is left as it is: some of it may yet be saved. */
export function folderDamaged(folder: string, cause: unknown): StartRefused {
  const words = cause instanceof Error ? cause.message : String(cause)
  return new StartRefused(
    `The database in the data folder ${folder} is damaged or not whole: ${words} ` +
      'Put the newest backup of the folder in its place; to begin anew instead, move the folder away. It was left as it is.',
    cause,
  )
}
