import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { playedParts } from '#contract/rules/video/editMap.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { useTypeSummary } from '#kit/parts/context/ConsoleContext.ts'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { useActs } from '../useActs.ts'
import { useVideo } from '../VideoContext.ts'
import { VersionMenu } from '../versions/VersionMenu.tsx'
import { FileMenu } from './FileMenu.tsx'

/** The title, its version, named steps back and forth, and what is done with the whole list. */
export function VideoBar({ back }: { back: { to: string; label: string } }) {
  const translate = useTranslate()
  const { video, history, view, list, versions } = useVideo()
  const act = useActs()
  const type = useTypeSummary(video.cty)
  const missing = useMissingRights(type ? [{ page: type.page, action: 'update' }] : [])
  const step = (action: 'undo' | 'redo', name: string | undefined) => {
    const label =
      name === undefined
        ? translate(`actions.${action}`)
        : translate(`video.steps.${action}`, { name: translate(name) })
    return (
      <IconButton aria-label={label} title={label} disabled={name === undefined} onClick={() => act(action)}>
        <Icon name={action} />
      </IconButton>
    )
  }
  return (
    <BarFrame
      title={video.name}
      pageName={video.name}
      back={back}
      state={<VersionMenu />}
      actions={
        <>
          {step('undo', history.done.at(-1))}
          {step('redo', history.undone[0])}
          <Button
            startIcon={<Icon name={view.preview ? 'pause' : 'play'} size="small" />}
            disabled={playedParts(list).length === 0}
            onClick={() => (view.preview ? stop(view, act) : act('preview'))}
          >
            {translate(view.preview ? 'video.preview.stop' : 'video.preview.start')}
          </Button>
          <FileMenu />
          <WhyNot why={missing}>
            {(off) => (
              <Button
                variant="contained"
                disabled={versions.isBusy || (history.isSaved && versions.base !== undefined)}
                aria-keyshortcuts="Control+S"
                onClick={() => act('save')}
                {...off}
              >
                {translate('actions.save')}
              </Button>
            )}
          </WhyNot>
        </>
      }
    />
  )
}

function stop(view: { setPreview: (preview: undefined) => void }, act: ReturnType<typeof useActs>): void {
  view.setPreview(undefined)
  act('pause')
}
