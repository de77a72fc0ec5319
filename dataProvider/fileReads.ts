import type { QueryOf } from '#contract/wire/calls.ts'
import { readEnvelope } from './envelope.ts'
import type { Transport } from './transport.ts'

/** A file that a call answers, with the name that the service gives it. */
type ReadFile = { bytes: Blob; name: string }

/** Calls that answer a file to whoever is signed in. They reject with an ApiError, as every call does. */
export function createFileReads(transport: Transport) {
  return {
    /** Guides of channels between two instants, as XMLTV or CSV. */
    readGuideFile: async (query: QueryOf<'exportEpg'>, signal?: AbortSignal): Promise<ReadFile> => {
      const response = await transport.open('exportEpg', { query, signal })
      if (!response.ok) await readEnvelope('exportEpg', response)
      return { bytes: await response.blob(), name: nameIn(response) }
    },
    /** All ranges of addresses, as the table that an import takes. */
    readGeoFile: async (signal?: AbortSignal): Promise<ReadFile> => {
      const response = await transport.open('exportGeoLocations', { signal })
      if (!response.ok) await readEnvelope('exportGeoLocations', response)
      return { bytes: await response.blob(), name: nameIn(response) }
    },
    /** Small pictures of a title over its length, as WebVTT. */
    readThumbnailText: async (id: string, vrt: string | undefined, signal?: AbortSignal): Promise<string> => {
      const query = vrt === undefined ? {} : { vrt }
      const response = await transport.open('readThumbnails', { params: { id }, query, signal })
      if (!response.ok) await readEnvelope('readThumbnails', response)
      return response.text()
    },
  }
}

function nameIn(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''
}
