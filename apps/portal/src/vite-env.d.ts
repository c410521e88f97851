interface ImportMetaEnv {
  /** False in production builds, from which the developer's toolbar is left out. */
  readonly HAS_TOOLBAR: boolean;
  /** The product's version and a fingerprint of the portal's sources, such as 0.1.0-3f9a0c61d2. */
  readonly APP_VERSION: string;
}
