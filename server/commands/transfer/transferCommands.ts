import { exportContent } from './exportContent.ts'
import { importContent } from './importContent.ts'
import { readExport } from './readExport.ts'

/** Import and export (calls.md section 6). */
export const transferCommands = { importContent, exportContent, readExport }
