import { useQuery } from '@tanstack/react-query'
import type { FilePreview } from './previewFile.ts'
import { previewFile } from './previewFile.ts'
import { formatOfName } from './formatOfName.ts'

/** The first rows of the file that was chosen. */
export function useFilePreview(file: File | undefined): FilePreview | undefined {
  const format = file && formatOfName(file.name)
  const { data } = useQuery({
    queryKey: ['import', 'preview', file && [file.name, file.size, file.lastModified]],
    queryFn: () => previewFile(file as File, format ?? 'csv'),
    enabled: format !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return data
}
