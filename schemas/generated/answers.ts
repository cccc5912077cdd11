// Generated from schemas/api by `npm run codegen`. Do not edit.
import type { Static } from 'typebox';
import type * as contentAssets from '#schemas/api/content-assets.ts';
import type * as contentJobs from '#schemas/api/content-jobs.ts';
import type * as contentPages from '#schemas/api/content-pages.ts';
import type * as contentPatterns from '#schemas/api/content-patterns.ts';
import type * as contentReports from '#schemas/api/content-reports.ts';
import type * as contentTransfer from '#schemas/api/content-transfer.ts';
import type * as contentVersions from '#schemas/api/content-versions.ts';
import type * as content from '#schemas/api/content.ts';
import type * as preview from '#schemas/api/preview.ts';
import type { AnswerShape } from '#schemas/json/answer-shape.ts';

export const assetChanges: AnswerShape<Static<typeof contentAssets.assetChanges>> = {
  "type": "object",
  "required": [
    "focus"
  ],
  "properties": {
    "focus": {
      "type": [
        "object",
        "null"
      ],
      "required": [
        "x",
        "y"
      ],
      "properties": {
        "x": {
          "type": "integer"
        },
        "y": {
          "type": "integer"
        }
      }
    }
  }
};

export const assetUsage: AnswerShape<Static<typeof contentAssets.assetUsage>> = {
  "type": "object",
  "required": [
    "path",
    "total",
    "data"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "total": {
      "type": "integer"
    },
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "state",
          "pointer"
        ],
        "properties": {
          "pageId": {
            "type": "string"
          },
          "state": {
            "enum": [
              "live",
              "draft",
              "unpublished",
              "settings"
            ]
          },
          "pointer": {
            "type": "string"
          },
          "nodeId": {
            "type": "string"
          }
        }
      }
    }
  }
};

export const contentAsset: AnswerShape<Static<typeof contentAssets.contentAsset>> = {
  "type": "object",
  "required": [
    "path",
    "url",
    "thumbnailUrl",
    "type",
    "bytes",
    "width",
    "height",
    "focus",
    "source",
    "createdAt",
    "createdBy",
    "usageCount",
    "etag"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "url": {
      "type": "string"
    },
    "thumbnailUrl": {
      "type": [
        "string",
        "null"
      ]
    },
    "type": {
      "type": "string"
    },
    "bytes": {
      "type": "integer"
    },
    "width": {
      "type": "integer"
    },
    "height": {
      "type": "integer"
    },
    "focus": {
      "type": [
        "object",
        "null"
      ],
      "required": [
        "x",
        "y"
      ],
      "properties": {
        "x": {
          "type": "integer"
        },
        "y": {
          "type": "integer"
        }
      }
    },
    "source": {
      "enum": [
        "file",
        "upload"
      ]
    },
    "createdAt": {
      "type": [
        "string",
        "null"
      ]
    },
    "createdBy": {
      "type": [
        "string",
        "null"
      ]
    },
    "usageCount": {
      "type": "integer"
    },
    "etag": {
      "type": "string"
    }
  }
};

export const removedAsset: AnswerShape<Static<typeof contentAssets.removedAsset>> = {
  "type": "object",
  "required": [
    "path",
    "note"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "note": {
      "type": "string"
    }
  }
};

export const siteJobValues: AnswerShape<Static<typeof contentJobs.siteJobValues>> = {
  "type": "object",
  "required": [
    "city",
    "state",
    "company",
    "employmentType",
    "category"
  ],
  "properties": {
    "city": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    },
    "state": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    },
    "company": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    },
    "employmentType": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    },
    "category": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "value",
          "count"
        ],
        "properties": {
          "value": {
            "type": "string"
          },
          "count": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const contentPageSummary: AnswerShape<Static<typeof contentPages.contentPageSummary>> = {
  "type": "object",
  "required": [
    "id",
    "url",
    "title",
    "type",
    "status",
    "version",
    "source",
    "etag",
    "updatedAt",
    "updatedBy",
    "deletedAt",
    "schedules"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "url": {
      "type": "string"
    },
    "title": {
      "type": "string"
    },
    "type": {
      "type": "string"
    },
    "liveUrl": {
      "type": "string"
    },
    "aliases": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "formerUrls": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "status": {
      "enum": [
        "draft",
        "live",
        "changed"
      ]
    },
    "version": {
      "type": [
        "integer",
        "null"
      ]
    },
    "source": {
      "enum": [
        "file",
        "editor"
      ]
    },
    "etag": {
      "type": "string"
    },
    "updatedAt": {
      "type": "string"
    },
    "updatedBy": {
      "type": [
        "string",
        "null"
      ]
    },
    "deletedAt": {
      "type": [
        "string",
        "null"
      ]
    },
    "schedules": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "action",
          "at",
          "by",
          "failure"
        ],
        "properties": {
          "action": {
            "enum": [
              "publish",
              "unpublish"
            ]
          },
          "at": {
            "type": "string"
          },
          "by": {
            "type": "string"
          },
          "failure": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    }
  }
};

export const duplicateRequest: AnswerShape<Static<typeof contentPages.duplicateRequest>> = {
  "type": "object",
  "required": [
    "id"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "url": {
      "type": "string"
    },
    "title": {
      "type": "string"
    }
  }
};

export const linkingPage: AnswerShape<Static<typeof contentPages.linkingPage>> = {
  "type": "object",
  "required": [
    "id",
    "title"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "title": {
      "type": "string"
    }
  }
};

export const publishedDocument: AnswerShape<Static<typeof contentPages.publishedDocument>> = {
  "type": "object",
  "required": [
    "version",
    "etag",
    "problems"
  ],
  "properties": {
    "version": {
      "type": "integer"
    },
    "etag": {
      "type": "string"
    },
    "problems": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "code",
          "severity",
          "pointer",
          "message",
          "remedy",
          "params"
        ],
        "properties": {
          "code": {
            "type": "string"
          },
          "severity": {
            "enum": [
              "error",
              "warning"
            ]
          },
          "pointer": {
            "type": "string"
          },
          "nodeId": {
            "type": "string"
          },
          "message": {
            "type": "string"
          },
          "remedy": {
            "type": "string"
          },
          "params": {
            "type": "object",
            "values": {}
          }
        }
      }
    }
  }
};

export const savedDocument: AnswerShape<Static<typeof contentPages.savedDocument>> = {
  "type": "object",
  "required": [
    "id",
    "etag",
    "problems"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "etag": {
      "type": "string"
    },
    "problems": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "code",
          "severity",
          "pointer",
          "message",
          "remedy",
          "params"
        ],
        "properties": {
          "code": {
            "type": "string"
          },
          "severity": {
            "enum": [
              "error",
              "warning"
            ]
          },
          "pointer": {
            "type": "string"
          },
          "nodeId": {
            "type": "string"
          },
          "message": {
            "type": "string"
          },
          "remedy": {
            "type": "string"
          },
          "params": {
            "type": "object",
            "values": {}
          }
        }
      }
    }
  }
};

export const scheduleRequest: AnswerShape<Static<typeof contentPages.scheduleRequest>> = {
  "type": "object",
  "required": [
    "action",
    "at"
  ],
  "properties": {
    "action": {
      "enum": [
        "publish",
        "unpublish"
      ]
    },
    "at": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const contentPattern: AnswerShape<Static<typeof contentPatterns.contentPattern>> = {
  "type": "object",
  "required": [
    "patternId",
    "name",
    "fragment",
    "createdAt",
    "createdBy"
  ],
  "properties": {
    "patternId": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "fragment": {
      "type": "object",
      "required": [
        "sections",
        "widgets"
      ],
      "properties": {
        "sections": {
          "type": "array",
          "items": {
            "type": "object"
          }
        },
        "widgets": {
          "type": "array",
          "items": {
            "type": "object"
          }
        }
      }
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": "string"
    }
  }
};

export const reportDecision: AnswerShape<Static<typeof contentReports.reportDecision>> = {
  "type": "object",
  "required": [
    "isHidden"
  ],
  "properties": {
    "isHidden": {
      "type": "boolean"
    }
  }
};

export const reportRequest: AnswerShape<Static<typeof contentReports.reportRequest>> = {
  "type": "object",
  "required": [
    "jobId"
  ],
  "properties": {
    "jobId": {
      "type": "string"
    },
    "reason": {
      "type": "string"
    },
    "note": {
      "type": "string"
    },
    "website": {
      "type": "string"
    }
  }
};

export const reportedJob: AnswerShape<Static<typeof contentReports.reportedJob>> = {
  "type": "object",
  "required": [
    "jobId",
    "urlSlug",
    "title",
    "company",
    "isHidden",
    "isOpen",
    "reports",
    "networks",
    "reasons",
    "notes",
    "lastAt"
  ],
  "properties": {
    "jobId": {
      "type": "string"
    },
    "urlSlug": {
      "type": "string"
    },
    "title": {
      "type": [
        "string",
        "null"
      ]
    },
    "company": {
      "type": [
        "string",
        "null"
      ]
    },
    "isHidden": {
      "type": "boolean"
    },
    "isOpen": {
      "type": "boolean"
    },
    "reports": {
      "type": "integer"
    },
    "networks": {
      "type": "integer"
    },
    "reasons": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "reason",
          "reports"
        ],
        "properties": {
          "reason": {
            "enum": [
              "money",
              "fake",
              "gone",
              "untrue",
              "discrimination",
              "other"
            ]
          },
          "reports": {
            "type": "integer"
          }
        }
      }
    },
    "notes": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "reason",
          "note",
          "at"
        ],
        "properties": {
          "reason": {
            "enum": [
              "money",
              "fake",
              "gone",
              "untrue",
              "discrimination",
              "other"
            ]
          },
          "note": {
            "type": "string"
          },
          "at": {
            "type": "string"
          }
        }
      }
    },
    "lastAt": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const importReport: AnswerShape<Static<typeof contentTransfer.importReport>> = {
  "type": "object",
  "required": [
    "dryRun",
    "state",
    "refused",
    "passedOver",
    "files"
  ],
  "properties": {
    "dryRun": {
      "type": "boolean"
    },
    "state": {
      "type": "string"
    },
    "refused": {
      "type": "boolean"
    },
    "passedOver": {
      "type": "integer"
    },
    "files": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "file",
          "action",
          "publishes",
          "problems",
          "omitted"
        ],
        "properties": {
          "file": {
            "type": "string"
          },
          "action": {
            "enum": [
              "create",
              "update",
              "unchanged",
              "skip",
              "refuse"
            ]
          },
          "storedAs": {
            "type": "string"
          },
          "replaces": {
            "type": "string"
          },
          "publishes": {
            "type": "boolean"
          },
          "problems": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "code",
                "severity",
                "pointer",
                "message",
                "remedy",
                "params"
              ],
              "properties": {
                "code": {
                  "type": "string"
                },
                "severity": {
                  "enum": [
                    "error",
                    "warning"
                  ]
                },
                "pointer": {
                  "type": "string"
                },
                "nodeId": {
                  "type": "string"
                },
                "message": {
                  "type": "string"
                },
                "remedy": {
                  "type": "string"
                },
                "params": {
                  "type": "object",
                  "values": {}
                }
              }
            }
          },
          "omitted": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const documentDiff: AnswerShape<Static<typeof contentVersions.documentDiff>> = {
  "type": "object",
  "required": [
    "summary",
    "changes"
  ],
  "properties": {
    "summary": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "nodeId",
          "nodeKind",
          "text"
        ],
        "properties": {
          "nodeId": {
            "type": "string"
          },
          "nodeKind": {
            "type": "string"
          },
          "text": {
            "type": "string"
          }
        }
      }
    },
    "changes": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "text"
        ],
        "properties": {
          "text": {
            "type": "string"
          }
        }
      }
    }
  }
};

export const pageVersionSummary: AnswerShape<Static<typeof contentVersions.pageVersionSummary>> = {
  "type": "object",
  "required": [
    "version",
    "source",
    "reason",
    "isLive",
    "etag",
    "createdAt",
    "createdBy"
  ],
  "properties": {
    "version": {
      "type": "integer"
    },
    "source": {
      "enum": [
        "file",
        "editor"
      ]
    },
    "reason": {
      "enum": [
        "published",
        "kept"
      ]
    },
    "isLive": {
      "type": "boolean"
    },
    "etag": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const settingsVersionSummary: AnswerShape<Static<typeof contentVersions.settingsVersionSummary>> = {
  "type": "object",
  "required": [
    "version",
    "source",
    "etag",
    "createdAt",
    "createdBy"
  ],
  "properties": {
    "version": {
      "type": "integer"
    },
    "source": {
      "enum": [
        "file",
        "editor"
      ]
    },
    "etag": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const assetIndex: AnswerShape<Static<typeof content.assetIndex>> = {
  "type": "object",
  "values": {
    "type": "object",
    "required": [
      "hash",
      "extension",
      "width",
      "height"
    ],
    "properties": {
      "hash": {
        "type": "string"
      },
      "extension": {
        "type": "string"
      },
      "width": {
        "type": "integer"
      },
      "height": {
        "type": "integer"
      },
      "focus": {
        "type": "object",
        "required": [
          "x",
          "y"
        ],
        "properties": {
          "x": {
            "type": "integer"
          },
          "y": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const contentAssetFacts: AnswerShape<Static<typeof content.contentAssetFacts>> = {
  "type": "object",
  "values": {
    "type": "object",
    "properties": {
      "bytes": {
        "type": "integer"
      },
      "gzipBytes": {
        "type": "integer"
      },
      "width": {
        "type": "integer"
      },
      "height": {
        "type": "integer"
      }
    }
  }
};

export const contentProblem: AnswerShape<Static<typeof content.contentProblem>> = {
  "type": "object",
  "required": [
    "code",
    "severity",
    "pointer",
    "message",
    "remedy",
    "params"
  ],
  "properties": {
    "code": {
      "type": "string"
    },
    "severity": {
      "enum": [
        "error",
        "warning"
      ]
    },
    "pointer": {
      "type": "string"
    },
    "nodeId": {
      "type": "string"
    },
    "message": {
      "type": "string"
    },
    "remedy": {
      "type": "string"
    },
    "params": {
      "type": "object",
      "values": {}
    }
  }
};

export const savedSettings: AnswerShape<Static<typeof content.savedSettings>> = {
  "type": "object",
  "required": [
    "etag",
    "problems"
  ],
  "properties": {
    "etag": {
      "type": "string"
    },
    "problems": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "code",
          "severity",
          "pointer",
          "message",
          "remedy",
          "params"
        ],
        "properties": {
          "code": {
            "type": "string"
          },
          "severity": {
            "enum": [
              "error",
              "warning"
            ]
          },
          "pointer": {
            "type": "string"
          },
          "nodeId": {
            "type": "string"
          },
          "message": {
            "type": "string"
          },
          "remedy": {
            "type": "string"
          },
          "params": {
            "type": "object",
            "values": {}
          }
        }
      }
    }
  }
};

export const siteSummary: AnswerShape<Static<typeof content.siteSummary>> = {
  "type": "object",
  "required": [
    "siteId",
    "agencyId",
    "name",
    "sitePrefix"
  ],
  "properties": {
    "siteId": {
      "type": "string"
    },
    "agencyId": {
      "type": "string"
    },
    "name": {
      "type": "string"
    },
    "sitePrefix": {
      "type": "string"
    }
  }
};

export const askingWidget: AnswerShape<Static<typeof preview.askingWidget>> = {
  "type": "object",
  "required": [
    "url",
    "widget"
  ],
  "properties": {
    "url": {
      "type": "string"
    },
    "widget": {
      "type": "object",
      "required": [
        "id",
        "type",
        "content"
      ],
      "properties": {
        "id": {
          "type": "string"
        },
        "type": {
          "type": "string"
        },
        "content": {
          "type": "object",
          "properties": {}
        }
      }
    }
  }
};

export const newPreviewLink: AnswerShape<Static<typeof preview.newPreviewLink>> = {
  "type": "object",
  "required": [
    "linkId",
    "createdAt",
    "createdBy",
    "expiresAt",
    "url"
  ],
  "properties": {
    "linkId": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": "string"
    },
    "expiresAt": {
      "type": "string"
    },
    "url": {
      "type": "string"
    }
  }
};

export const previewLink: AnswerShape<Static<typeof preview.previewLink>> = {
  "type": "object",
  "required": [
    "linkId",
    "createdAt",
    "createdBy",
    "expiresAt"
  ],
  "properties": {
    "linkId": {
      "type": "string"
    },
    "createdAt": {
      "type": "string"
    },
    "createdBy": {
      "type": "string"
    },
    "expiresAt": {
      "type": "string"
    }
  }
};

export const widgetAnswers: AnswerShape<Static<typeof preview.widgetAnswers>> = {
  "type": "object",
  "required": [
    "path",
    "params",
    "hasApplyPage",
    "answers"
  ],
  "properties": {
    "path": {
      "type": "string"
    },
    "params": {
      "type": "object",
      "values": {
        "type": "string"
      }
    },
    "hasApplyPage": {
      "type": "boolean"
    },
    "answers": {
      "type": "object",
      "values": {}
    }
  }
};
