import type { Command } from '../../context.ts'
import { mp4Job, mp4StateOf } from './mp4State.ts'

export const readMp4: Command<'readMp4'> = async (context, { params }) => ({
  data: mp4StateOf(context.services, await mp4Job(context, params.id)),
})
