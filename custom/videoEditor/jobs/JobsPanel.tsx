import { LiveForm } from '../live/LiveForm.tsx'
import { useVideo } from '../VideoContext.ts'
import { ClipForm } from './ClipForm.tsx'
import { DownloadForm } from './DownloadForm.tsx'

/** What is made of the list: a title of what is on air, files to download, new content. */
export function JobsPanel() {
  const { video, aired } = useVideo()
  return (
    <>
      {aired && <LiveForm aired={aired} />}
      <DownloadForm key={video.id} />
      <ClipForm />
    </>
  )
}
