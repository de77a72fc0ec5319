import { useVideo } from '../VideoContext.ts'
import { ClipForm } from './ClipForm.tsx'
import { DownloadForm } from './DownloadForm.tsx'

/** What is made of the list: files to download, new content. */
export function JobsPanel() {
  const { video } = useVideo()
  return (
    <>
      <DownloadForm key={video.id} />
      <ClipForm />
    </>
  )
}
