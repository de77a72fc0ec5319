import { applyVideo } from '#contract/rules/video/applyVideo.ts'
import type { VideoCommand, VideoRefusal } from '#contract/rules/video/command.ts'
import type { EditList } from '#contract/rules/video/editList.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { createHistory } from '#kit/parts/history/createHistory.ts'

/** The edit list of a title outside of React: named steps over the one reducer. */
export type VideoEditor = ReturnType<typeof createVideoEditor>

/** Typing on in one field is one step. */
function togetherBy(command: VideoCommand): string | undefined {
  if (command.kind === 'label') return `label ${command.id}`
  return command.kind === 'setNames' ? 'names' : undefined
}

/** `saved` is what a version has, `present` what somebody made of it meanwhile. */
export function createVideoEditor(saved: EditList, present: EditList, now: () => number) {
  const history = createHistory<EditList, VideoCommand>({
    initial: present,
    reduce: (list, command) => applyVideo(list, command).list,
    name: ({ kind }) => `video.edits.${kind}`,
    coalesce: togetherBy,
    now,
    isSame: sameJson,
  })
  if (present !== saved) history.markSaved(saved)
  return {
    ...history,
    /** Carries a command out; why not, where it is refused. */
    run(command: VideoCommand): VideoRefusal | undefined {
      const { refused } = applyVideo(history.view().state, command)
      if (!refused) history.dispatch(command)
      return refused
    },
  }
}
