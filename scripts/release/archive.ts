import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import type { ReleasedFile } from './releasedFiles'

const MODE = 0o644
const GZIP_SYSTEM_BYTE = 9
const UNKNOWN_SYSTEM = 255

/** Returns a compressed tar of these files in one folder. The same files, folder and time produce the same bytes, on any disk. */
export async function packArchive(
  folder: string,
  files: readonly ReleasedFile[],
  madeAt: Date,
): Promise<Buffer> {
  const owner = { mode: MODE, mtime: madeAt, uid: 0, gid: 0, uname: 'root', gname: 'root' }
  const tar = await packTar(
    files.map(({ name, content }) => ({
      header: { name: `${folder}/${name}`, size: content.length, type: 'file', ...owner },
      body: content,
    })),
  )
  // zlib writes no time and no name into the header, but the operating system.
  const archive = gzipSync(tar, { level: 9 })
  archive[GZIP_SYSTEM_BYTE] = UNKNOWN_SYSTEM
  return archive
}
