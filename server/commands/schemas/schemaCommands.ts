import { listTypes } from './listTypes.ts'
import { readSample } from './readSample.ts'
import { readSchema } from './readSchema.ts'
import { readUiSchema } from './readUiSchema.ts'
import { readUiSchemaAdditional } from './readUiSchemaAdditional.ts'

/** Schemas and types (calls.md section 5). */
export const schemaCommands = { listTypes, readSchema, readUiSchema, readUiSchemaAdditional, readSample }
