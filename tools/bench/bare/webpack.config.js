import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import configure from '../../../webpack.config.js'

const here = import.meta.dirname

/** `--env page=react` or `--env page=saga`, with `--env template=` and an HTML file: bundled like Foyer, without any of Foyer's code. */
export default async ({ page, template }, argv) => {
  const foyer = await configure({}, argv)
  const folder = path.join(here, '../../../.cache/bench', page)
  return {
    ...foyer,
    entry: { main: path.join(here, `${page}.tsx`) },
    output: { ...foyer.output, path: folder },
    plugins: [
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify('production') }),
      new HtmlWebpackPlugin({ template: path.resolve(template), scriptLoading: 'defer', minify: false }),
    ],
  }
}
