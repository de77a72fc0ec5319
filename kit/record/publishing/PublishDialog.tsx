import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useId, useMemo } from 'react'
import { PUBLISH_DOCUMENTS } from '#contract/values/limits.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { isChoosable, leftOut, placesOf } from './publishGraph.ts'
import { PublishLines } from './PublishLines.tsx'
import { publishLines } from './publishLines.ts'
import { PublishRefused } from './PublishRefused.tsx'
import type { Publishing, PublishQuestion } from './usePublishing.ts'
import { usePublishTogether } from './usePublishTogether.ts'
import { usePublishWords } from './usePublishWords.ts'

/** What publishing an open record needs and viewers lack: the question, while there is one. */
export function PublishDialog({ publishing }: { publishing: Publishing }) {
  return publishing.question && <Asked publishing={publishing} question={publishing.question} />
}

/** The graph of what is needed, with what is published of it, in which order, and what stays out. */
function Asked({ publishing, question }: { publishing: Publishing; question: PublishQuestion }) {
  const translate = useTranslate()
  const notice = useNotice()
  const graphId = useId()
  const words = usePublishWords()
  const { counted, names, nameOf } = words
  const together = usePublishTogether(publishing, question, ({ published, missing }, { nodes }) => {
    const lacking = [...new Set(missing.map(({ id }) => id))]
    const done = counted('publishing.done', published.length)
    if (lacking.length === 0) return notice('success', done)
    notice('warning', `${done} ${counted('publishing.lacked', lacking.length, { names: names({ nodes }, lacking) })}`)
  })
  const { graph, chosen, choose, toggle, isBusy, isDraft, refused, isConfirming, send } = together
  const { lines, live } = useMemo(() => publishLines(graph), [graph])
  const places = useMemo(() => placesOf(graph, chosen), [graph, chosen])
  const out = leftOut(graph, chosen)
  const all = graph.reached.filter((id) => id === graph.subject || isChoosable(graph, id))
  const isTooMany = chosen.size > PUBLISH_DOCUMENTS
  return (
    <SharedDialog
      open
      maxWidth="md"
      title={translate('publishing.title')}
      subtitle={nameOf(graph.nodes.get(graph.subject))}
      hasEdits={false}
      busy={isBusy}
      onClose={isBusy ? () => undefined : publishing.close}
      onOk={() => void send()}
      okLabel={isConfirming ? translate('publishing.anyway') : counted('publishing.publish', chosen.size)}
      {...(isTooMany && { notYet: counted('publishing.tooMany', PUBLISH_DOCUMENTS) })}
      additionalActions={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={() => choose(new Set(all))}>
            {translate('publishing.all')}
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={() => choose(new Set([graph.subject]))}>
            {translate('publishing.onlyThis')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {refused && <PublishRefused refused={refused} graph={graph} />}
        <Box id={graphId} sx={{ typography: 'body2' }}>
          {graph.lacking.size > 0 && `${counted('publishing.lacking', graph.lacking.size)} `}
          {translate('publishing.atOnce')}
          {isDraft && ` ${translate('publishing.savedFirst')}`}
        </Box>
        <PublishLines
          labelledBy={graphId}
          lines={lines}
          graph={graph}
          chosen={chosen}
          places={places}
          refused={refused}
          isBusy={isBusy}
          onToggle={toggle}
        />
        <Box role="status" sx={{ display: 'grid', gap: 1, typography: 'meta', color: 'text.secondary' }}>
          {out.length > 0 ? (
            <Box component="span" sx={{ display: 'flex', gap: 2, color: 'status.warning.on' }}>
              <Icon name="triangle" size="small" />
              {counted('publishing.out', out.length, { names: names(graph, out) })}
            </Box>
          ) : (
            <Box component="span" sx={{ display: 'flex', gap: 2 }}>
              <Icon name="check" size="small" />
              {translate('publishing.noneOut')}
            </Box>
          )}
          {live > 0 && <span>{counted('publishing.live', live)}</span>}
          {graph.unread > 0 && <span>{counted('publishing.unread', graph.unread)}</span>}
        </Box>
      </Box>
    </SharedDialog>
  )
}
