import { checkType } from './checkType.ts'
import { createType } from './createType.ts'
import { listTypes } from './listTypes.ts'
import { listTypeStates } from './listTypeStates.ts'
import { listTypeVersions } from './listTypeVersions.ts'
import { readSample } from './readSample.ts'
import { readSchema } from './readSchema.ts'
import { readType } from './readType.ts'
import { readUiSchema } from './readUiSchema.ts'
import { readUiSchemaAdditional } from './readUiSchemaAdditional.ts'
import { saveType } from './saveType.ts'

/** Schemas and types (calls.md section 5). */
export const schemaCommands = {
  ...{ listTypes, readSchema, readUiSchema, readUiSchemaAdditional, readSample },
  ...{ listTypeStates, readType, listTypeVersions, createType, saveType, checkType },
}
