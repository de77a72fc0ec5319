import type { FileSettings } from '../settings/settings.ts'
import type { FileStorage } from './fileStorage.ts'
import { folderStorage } from './folderStorage.ts'
import { s3Storage } from './s3Storage.ts'

/** The storage that the settings name. */
export function openStorage(files: FileSettings): FileStorage {
  return files.kind === 'folder' ? folderStorage(files.path) : s3Storage(files)
}
