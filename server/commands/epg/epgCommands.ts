import { decideEpgChanges, listEpgChanges } from './changes.ts'
import { closeEpgProcess, resetEpgIngestion } from './endIngestion.ts'
import { exportEpg } from './exportEpg.ts'
import { importEpgFile } from './importEpgFile.ts'
import { ingestEpg } from './ingestEpg.ts'
import { listEpgIngestions, readEpgIngestion } from './listEpgIngestions.ts'
import { confirmEpgMatches, listEpgMatches } from './matches.ts'
import { readAiringSource } from './readAiringSource.ts'
import { readEpg } from './readEpg.ts'
import { readEpgMarks } from './readEpgMarks.ts'
import { saveAiring } from './saveAiring.ts'

/** The programme guide, and those of others that are taken in (calls.md section 16). */
export const epgCommands = {
  readEpg,
  readEpgMarks,
  saveAiring,
  readAiringSource,
  importEpgFile,
  ingestEpg,
  listEpgIngestions,
  readEpgIngestion,
  resetEpgIngestion,
  closeEpgProcess,
  listEpgMatches,
  confirmEpgMatches,
  listEpgChanges,
  decideEpgChanges,
  exportEpg,
}
