import type { Command } from '../../context.ts'
import { openApiDocument } from '../../openapi/openApiDocument.ts'

export const readOpenApi: Command<'readOpenApi'> = async ({ services }) => {
  const { build, publicUrl } = services.service
  return { raw: { type: 'application/json; charset=utf-8', body: JSON.stringify(openApiDocument(build, publicUrl)) } }
}
