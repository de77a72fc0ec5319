import { useTranslate } from 'ra-core'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import type { PublishGraph } from './publishGraph.ts'
import type { PublishRefusal } from './usePublishTogether.ts'
import { usePublishWords } from './usePublishWords.ts'

/** Why nothing was published, and on whose account. */
export function PublishRefused({ refused, graph }: { refused: PublishRefusal; graph: PublishGraph }) {
  const translate = useTranslate()
  const { nameOf } = usePublishWords()
  const { id, code, error } = refused
  const message = errorMessage(error)
  const name = id === undefined ? undefined : nameOf(graph.nodes.get(id))
  const why = message && translate(message.key, { ...message.values, _: message.text ?? message.key })
  return (
    <Banner
      tone="error"
      icon="octagon"
      title={name === undefined ? translate('publishing.refusedAll') : translate('publishing.refused', { name })}
    >
      {code === 'stale' ? translate('publishing.stale') : why}
    </Banner>
  )
}
